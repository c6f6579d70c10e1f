import { describe, expect, it } from 'vitest';
import {
  scenarioLink,
  takeScenarioLink,
} from '../../../src/adapters/inMemory/panel/scenarioLink.ts';
import { TestedMuseum } from './aMuseum.ts';

/** Opens an address of the app over a museum, and tells what became of both. */
function opened(address: string) {
  const museum = new TestedMuseum();
  const { origin, pathname, search, hash } = new URL(address);
  const replaced: unknown[][] = [];
  const history = { state: 'kept', replaceState: (...by: unknown[]) => replaced.push(by) };
  const control = (path: string, body: unknown) => museum.museum.control(path, body);
  const problem = takeScenarioLink({ origin, pathname, search, hash }, history, control);
  const { scenario, now } = museum.state();
  return { problem, scenario, now: now.slice(0, 16), replaced };
}

describe('a link to a scenario', () => {
  it('brings it about, and leaves the address as it was without it', () => {
    const link =
      'https://museum.example/app/?orgId=7&scenario=soldOut&now=2026-11-28T09:00#/order?a=1';
    expect(opened(link)).toEqual({
      problem: null,
      scenario: 'soldOut',
      now: '2026-11-28T09:00',
      replaced: [['kept', '', 'https://museum.example/app/?orgId=7#/order?a=1']],
    });
  });

  it('may name the scenario or the time alone', () => {
    expect(opened('https://museum.example/?scenario=closed')).toMatchObject({
      scenario: 'closed',
      now: '2026-12-01T08:30',
    });
    expect(opened('https://museum.example/?now=2027-01-02T10:15')).toMatchObject({
      scenario: 'default',
      now: '2027-01-02T10:15',
    });
  });

  it('asks for nothing: neither museum nor address changes', () => {
    const link = 'https://museum.example/?other=1#/index?scenario=soldOut';
    expect(opened(link)).toMatchObject({ problem: null, scenario: 'default', replaced: [] });
  });

  it.each([
    ['scenario=unheardOf', 'there is no scenario unheardOf'],
    ['scenario=soldOut&now=noon', 'now'],
  ])('says what is wrong with %s, and leaves the museum as it was', (query, part) => {
    const { problem, scenario, replaced } = opened(`https://museum.example/?${query}`);
    expect(problem).toContain(part);
    expect(scenario).toBe('default');
    expect(replaced).toEqual([['kept', '', 'https://museum.example/']]);
  });

  it('is what the panel gives: opened, it is the same scenario to the minute', () => {
    const location = { origin: 'https://museum.example', pathname: '/app/' };
    const link = scenarioLink(location, 'onSaleRush', '2026-12-24T15:46:12.345+08:00');
    expect(opened(link)).toMatchObject({ scenario: 'onSaleRush', now: '2026-12-24T15:46' });
  });
});
