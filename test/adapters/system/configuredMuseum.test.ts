// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { configuredMuseum } from '../../../src/adapters/system/configuredMuseum.ts';
import { readConfiguration } from '../../../src/adapters/system/MetaConfiguration.ts';

const least = {
  name: { zh: '云泽博物馆', en: 'Yunze Museum' },
  apiPrefix: '/museum',
  organisationId: '1',
};

function pageWith(content: string | null): Document {
  const page = document.implementation.createHTMLDocument('');
  if (content === null) return page;
  const meta = page.createElement('meta');
  meta.setAttribute('name', 'museum-configuration');
  meta.setAttribute('content', content);
  page.head.append(meta);
  return page;
}

describe('where the museum is asked before the whole configuration is read', () => {
  it.each([
    {},
    { apiPrefix: '/museum/' },
    { apiPrefix: 'https://api.museum.example/v1//' },
    { organisationId: ' 7 ' },
    { timeZone: 'Europe/Berlin' },
  ])('[START-10] is where the whole says: %o', (more) => {
    const page = pageWith(JSON.stringify({ ...least, ...more }));
    const { apiPrefix, configuration } = readConfiguration(page);
    const { organisationId, timeZone } = configuration;
    expect(configuredMuseum(page)).toEqual({ apiPrefix, organisationId, timeZone });
  });

  it.each([
    null,
    '',
    'no JSON',
    'null',
    '[]',
    ...[
      { apiPrefix: 'http://museum.example' },
      { apiPrefix: '//museum.example' },
      { apiPrefix: 7 },
      { organisationId: ' ' },
      { organisationId: 1 },
      { timeZone: 'Atlantis/Museum' },
      { timeZone: null },
    ].map((wrong) => JSON.stringify({ ...least, ...wrong })),
  ])(
    '[START-10] [Q-SEC-3] is nowhere, and nothing is sent, where the whole refuses: %s',
    (content) => {
      const page = pageWith(content);
      expect(() => readConfiguration(page)).toThrow('museum-configuration');
      expect(configuredMuseum(page)).toBeNull();
    },
  );
});
