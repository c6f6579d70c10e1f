import * as v from 'valibot';
import type { Configuration } from '../../domain/model/Configuration.ts';
import { isTimeZone, secondsOfDay } from '../../domain/model/MuseumDay.ts';
import {
  configurationElement,
  isApiPrefix,
  trimmedPrefix,
  usualTimeZone,
} from './configuredMuseum.ts';

/** What the page was configured with. */
export interface PageConfiguration {
  readonly configuration: Configuration;
  /** What stands before every path of the museum's API: a path of this origin or an https address, no slash at its end. */
  readonly apiPrefix: string;
}

const named = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const timeOfDay = v.pipe(
  v.string(),
  v.check((text) => secondsOfDay(text) !== null, 'must be a time of day such as 19:00'),
);

const inBothLanguages = v.strictObject({ zh: named, en: named });
const offUnlessSaid = v.optional(v.boolean(), false);

const ConfigurationSchema = v.strictObject({
  name: inBothLanguages,
  apiPrefix: v.pipe(
    v.string(),
    v.transform(trimmedPrefix),
    v.check(isApiPrefix, 'must be a path such as /museum or an address such as https://host/api'),
  ),
  organisationId: named,
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'is no time zone')), usualTimeZone),
  slotFilter: v.optional(
    v.nullable(
      v.strictObject({
        begin: timeOfDay,
        end: timeOfDay,
        keeps: v.picklist(['inside', 'outside'], 'must be inside or outside'),
      }),
    ),
    null,
  ),
  bankHosts: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.toLowerCase(),
        v.regex(/^[a-z\d.-]+(?::\d+)?$/, 'must be a host such as pay.bank.example'),
      ),
    ),
    [],
  ),
  asksForCode: offUnlessSaid,
  requiresVisitorMobile: offUnlessSaid,
  miniProgramPayPath: v.optional(
    v.nullable(
      v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/, 'must be a path such as /pages/pay/index')),
    ),
    null,
  ),
  contact: v.optional(v.nullable(inBothLanguages), null),
});

const JsonSchema = v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), ConfigurationSchema);

/**
 * Reads what makes this build a certain museum's from `<meta name="museum-configuration">` (START-10).
 *
 * @throws Error naming everything that is wrong with it: the page was put up wrongly, and nothing else may start
 */
export function readConfiguration(document: Pick<Document, 'querySelector'>): PageConfiguration {
  const content = document.querySelector(configurationElement)?.getAttribute('content');
  const result = v.safeParse(JsonSchema, content ?? '');
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const where = v.getDotPath(issue);
      return where === null ? issue.message : `${where}: ${issue.message}`;
    });
    throw new Error(`the page's museum-configuration cannot be used: ${problems.join('; ')}`);
  }
  const { apiPrefix, ...configuration } = result.output;
  return { configuration, apiPrefix };
}
