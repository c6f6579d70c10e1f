// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/adapters/system/MetaConfiguration.ts';

const least = {
  name: { zh: '云泽博物馆', en: 'Yunze Museum' },
  apiPrefix: '/museum',
  organisationId: '1',
};

function pageWith(content: string): Document {
  const page = document.implementation.createHTMLDocument('');
  const meta = page.createElement('meta');
  meta.setAttribute('name', 'museum-configuration');
  meta.setAttribute('content', content);
  page.head.append(meta);
  return page;
}

describe('readConfiguration', () => {
  it('[START-10] fills in what need not be said', () => {
    expect(readConfiguration(pageWith(JSON.stringify(least)))).toEqual({
      apiPrefix: '/museum',
      configuration: {
        name: least.name,
        organisationId: '1',
        timeZone: 'Asia/Shanghai',
        slotFilter: null,
        bankHosts: [],
        asksForCode: false,
        requiresVisitorMobile: false,
        miniProgramPayPath: null,
        contact: null,
      },
    });
  });

  it('[START-10] takes everything that can be said', () => {
    const said = {
      ...least,
      apiPrefix: 'https://api.museum.example/v1/',
      timeZone: 'Europe/Berlin',
      slotFilter: { begin: '19:00', end: '21:00', keeps: 'outside' },
      bankHosts: ['Pay.Bank.example', 'bank.example:8443'],
      asksForCode: true,
      requiresVisitorMobile: true,
      miniProgramPayPath: '/pages/pay/index',
      contact: { zh: '客服 010-0000 0000', en: 'Visitor services 010-0000 0000' },
    };
    expect(readConfiguration(pageWith(JSON.stringify(said)))).toMatchObject({
      apiPrefix: 'https://api.museum.example/v1',
      configuration: {
        timeZone: 'Europe/Berlin',
        slotFilter: said.slotFilter,
        bankHosts: ['pay.bank.example', 'bank.example:8443'],
        asksForCode: true,
        requiresVisitorMobile: true,
        miniProgramPayPath: '/pages/pay/index',
        contact: said.contact,
      },
    });
  });

  it.each([
    ['no meta element', '', /is not JSON/],
    ['broken JSON', '{oops', /is not JSON/],
    ['no name', JSON.stringify({ ...least, name: undefined }), /name: /],
    [
      'an empty name',
      JSON.stringify({ ...least, name: { zh: ' ', en: 'x' } }),
      /name\.zh: must not/,
    ],
    ['a misspelt key', JSON.stringify({ ...least, bankHost: [] }), /bankHost: /],
    [
      'an open prefix',
      JSON.stringify({ ...least, apiPrefix: '//evil' }),
      /apiPrefix: must be a path/,
    ],
    ['an http prefix', JSON.stringify({ ...least, apiPrefix: 'http://x' }), /apiPrefix: must be/],
    [
      'no such zone',
      JSON.stringify({ ...least, timeZone: 'Moon/Sea' }),
      /timeZone: is no time zone/,
    ],
    [
      'a bank’s address',
      JSON.stringify({ ...least, bankHosts: ['https://bank.example/'] }),
      /bankHosts\.0: must be a host/,
    ],
    [
      'a filter without times',
      JSON.stringify({ ...least, slotFilter: { begin: 'x', end: '21:00', keeps: 'inside' } }),
      /slotFilter\.begin: must be a time/,
    ],
    ['a flag in words', JSON.stringify({ ...least, asksForCode: 'T' }), /asksForCode: /],
    [
      'a flag in numbers',
      JSON.stringify({ ...least, requiresVisitorMobile: 1 }),
      /requiresVisitorMobile: /,
    ],
    [
      'a payment page elsewhere',
      JSON.stringify({ ...least, miniProgramPayPath: 'https://evil.example/pay' }),
      /miniProgramPayPath: must be a path/,
    ],
    [
      'a payment page of no place',
      JSON.stringify({ ...least, miniProgramPayPath: '//evil.example/pay' }),
      /miniProgramPayPath: must be a path/,
    ],
    [
      'a contact in one language',
      JSON.stringify({ ...least, contact: { zh: '客服' } }),
      /contact\.en: /,
    ],
    [
      'an empty contact',
      JSON.stringify({ ...least, contact: { zh: '', en: 'x' } }),
      /contact\.zh: must not be empty/,
    ],
  ])('[START-10] says what is wrong with %s', (_what, content, problem) => {
    expect(() => readConfiguration(pageWith(content))).toThrow(problem);
  });

  it('[START-10] names everything that is wrong at once', () => {
    const wrong = pageWith(JSON.stringify({ ...least, organisationId: '', timeZone: 'x' }));
    expect(() => readConfiguration(wrong)).toThrow(/organisationId: .*; timeZone: /);
  });

  it('refuses a page that is not configured at all', () => {
    const bare = document.implementation.createHTMLDocument('');
    expect(() => readConfiguration(bare)).toThrow(/museum-configuration cannot be used/);
  });
});
