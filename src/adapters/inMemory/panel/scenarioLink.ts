import { queryText, rawQuery, valueIn, without } from '../../system/rawQuery.ts';
import { ControlError } from '../museum/ControlError.ts';

const parameters = ['scenario', 'now'] as const;

/**
 * Brings the museum into what a link asks for, such as `?scenario=soldOut&now=2026-11-28T09:00` before the hash: once,
 * and the address is clean after it, so that a reload goes on where it was. Gives back what is wrong with the link, in
 * words for developers; null when nothing is, or when it asks for nothing.
 */
export function takeScenarioLink(
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
  control: (path: string, body: unknown) => unknown,
): string | null {
  const query = rawQuery(location.search);
  const scenario = valueIn(query, 'scenario');
  const now = valueIn(query, 'now');
  if (scenario === null && now === null) return null;
  const rest = queryText(without(query, parameters));
  history.replaceState(
    history.state,
    '',
    location.origin + location.pathname + rest + location.hash,
  );
  try {
    control('/_museum/reset', {
      ...(scenario === null ? {} : { scenario }),
      ...(now === null ? {} : { now }),
    });
    return null;
  } catch (error) {
    if (error instanceof ControlError) return error.message;
    throw error;
  }
}

/**
 * The link that {@link takeScenarioLink} understands.
 *
 * @param now the museum's time as ISO text, told to the minute
 */
export function scenarioLink(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  scenario: string,
  now: string,
): string {
  return `${origin}${pathname}?scenario=${encodeURIComponent(scenario)}&now=${now.slice(0, 16)}`;
}
