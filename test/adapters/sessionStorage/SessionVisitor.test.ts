import { describe, expect, it } from 'vitest';
import { SessionVisitor } from '../../../src/adapters/sessionStorage/SessionVisitor.ts';
import { MemorySession } from './MemorySession.ts';

describe('SessionVisitor', () => {
  it('is nobody in particular at first', () => {
    const visitor = new SessionVisitor(new MemorySession({ minitoken: '' }));
    expect(visitor.token()).toBeNull();
    expect(visitor.organisationId()).toBeNull();
  });

  it('[START-02] keeps organisation and token under their keys', () => {
    const session = new MemorySession();
    expect(new SessionVisitor(session).keep({ organisationId: '7', token: 'a+b/c==' })).toBe(false);
    expect([...session.texts]).toEqual([
      ['orgId', '7'],
      ['minitoken', 'a+b/c=='],
    ]);
  });

  it('[O-086] stays who it was where the address names nobody', () => {
    const session = new MemorySession({ orgId: '7', minitoken: 'abc', proData: '[]' });
    expect(new SessionVisitor(session).keep({ organisationId: null, token: null })).toBe(false);
    expect(new SessionVisitor(session).keep({ organisationId: '7', token: 'abc' })).toBe(false);
    expect(session.texts.size).toBe(3);
  });

  it('[START-03] forgets what another token selected', () => {
    const session = new MemorySession({
      orgId: '7',
      minitoken: 'abc',
      proData: '[]',
      cart: '{}',
      date: '2026-12-05',
      other: 'x',
    });
    expect(new SessionVisitor(session).keep({ organisationId: null, token: 'xyz' })).toBe(true);
    expect([...session.texts]).toEqual([
      ['other', 'x'],
      ['minitoken', 'xyz'],
    ]);
  });
});
