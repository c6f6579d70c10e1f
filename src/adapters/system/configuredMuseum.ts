import { isTimeZone } from '../../domain/model/MuseumDay.ts';

/** Where the museum is to be asked, as far as asking needs to know. */
export interface ConfiguredMuseum {
  readonly apiPrefix: string;
  readonly organisationId: string;
  readonly timeZone: string;
}

/** The element of the page that makes a build a certain museum's. */
export const configurationElement = 'meta[name="museum-configuration"]';

/** The zone of a museum whose configuration names none. */
export const usualTimeZone = 'Asia/Shanghai';

/** Without the slashes at its end. */
export const trimmedPrefix = (text: string): string => text.replace(/\/+$/, '');

/** A path of this origin such as `/museum`, or an https address such as `https://host/api`. */
export const isApiPrefix = (text: string): boolean =>
  /^\/[\w.~-]+(?:\/[\w.~-]+)*$/.test(text) || /^https:\/\/[\w.:-]+(?:\/[\w.~-]+)*$/.test(text);

/** A page that says nothing of its museum is configured like one that says everything wrong. */
const said = (document: Pick<Document, 'querySelector'>): object => {
  try {
    const text = document.querySelector(configurationElement)?.getAttribute('content') ?? '';
    const parsed: unknown = JSON.parse(text);
    return Object(parsed);
  } catch {
    return {};
  }
};

/**
 * Reads what asking the museum needs, ahead of the whole configuration and by its rules (see MetaConfiguration.ts); null
 * where any of it is not plainly right, for the whole reading to say what is wrong.
 */
export function configuredMuseum(
  document: Pick<Document, 'querySelector'>,
): ConfiguredMuseum | null {
  const configuration = said(document);
  const text = (name: string, unsaid = ''): string => {
    const value: unknown = name in configuration ? Reflect.get(configuration, name) : unsaid;
    return typeof value === 'string' ? value.trim() : '';
  };
  const apiPrefix = trimmedPrefix(text('apiPrefix'));
  const organisationId = text('organisationId');
  const timeZone = text('timeZone', usualTimeZone);
  const isRight = isApiPrefix(apiPrefix) && organisationId !== '' && isTimeZone(timeZone);
  return isRight ? { apiPrefix, organisationId, timeZone } : null;
}
