import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { ReadSpecialCertificateType } from '../../../src/domain/useCases/ReadSpecialCertificateType.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { aSelection, aTicket } from '../builders.ts';

const studentCard = { code: '1', name: 'Student card' };
const dictionary = success([studentCard, { code: '2', name: 'Teacher card' }]);
const selectionOf = (...tickets: readonly ReturnType<typeof aTicket>[]) =>
  aSelection({ tickets: tickets.map((ticket) => ({ ticket, quantity: 1 })) });
const adult = aTicket({ id: 'adult' });
const student = aTicket({ id: 'student', needsSpecialCertificate: true });

const reading = async (answer: Partial<Museum>, selection = selectionOf(adult, student)) => {
  const museum = new StubMuseum(answer);
  const type = await new ReadSpecialCertificateType({ museum }).execute(selection);
  return { type, asked: museum.times('specialCertificateTypes') };
};

describe('reading the special certificate’s kind', () => {
  it('[CONF-02] takes the first of the museum’s dictionary where a ticket needs one', async () => {
    const read = await reading({ specialCertificateTypes: async () => dictionary });
    expect(read).toEqual({ type: studentCard, asked: 1 });
  });

  it.each([
    ['no ticket needs one', selectionOf(adult)],
    [
      'the ticket names nobody',
      selectionOf({ ...student, offer: aTicket({ isRealName: false }).offer }),
    ],
    ['nothing is selected', selectionOf()],
  ])('[CONF-02] asks for nothing when %s', async (_, selection) => {
    const read = await reading({ specialCertificateTypes: async () => dictionary }, selection);
    expect(read).toEqual({ type: null, asked: 0 });
  });

  it('[CONF-02] is unknown without a dictionary', async () => {
    const unreadable = async () => failed({ kind: 'network' as const });
    expect((await reading({ specialCertificateTypes: unreadable })).type).toBeNull();
    const empty = async () => success([]);
    expect((await reading({ specialCertificateTypes: empty })).type).toBeNull();
  });
});
