import * as v from 'valibot';
import { Refusal } from './Refusal.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often codes are sent, and how long they and their checking are good (trust requirement Q-SEC-8). */
const limits = {
  betweenSends: minute,
  sendsAnHour: 5,
  sendsADay: 10,
  sendsAnHourByToken: 10,
  goodFor: 5 * minute,
  wrongTries: 5,
  checkedFor: 10 * minute,
  /** What somebody waits who has reached a limit; twice as long each time they come back too early. */
  firstDelay: minute,
  longestDelay: 32 * minute,
} as const;

const CodeSchema = v.object({
  mobile: v.string(),
  templateId: v.string(),
  code: v.string(),
  sentAt: v.number(),
  wrongTries: v.number(),
});

/** Kept codes, and what the limits must know of the past. */
export const SmsCodesSchema = v.object({
  codes: v.array(CodeSchema),
  sends: v.array(v.object({ mobile: v.string(), token: v.string(), at: v.number() })),
  delays: v.array(v.object({ who: v.string(), times: v.number(), until: v.number() })),
  checked: v.array(v.object({ mobile: v.string(), token: v.string(), at: v.number() })),
});

/** A code that is good until it is used. */
export type SmsCode = v.InferOutput<typeof CodeSchema>;
type Kept = v.InferOutput<typeof SmsCodesSchema>;

/** Who asks: a phone, and the token of the visitor; empty without one. */
export interface Asker {
  readonly mobile: string;
  readonly token: string;
}

const mobilePattern = /^1[3-9]\d{9}$/;

/** The codes that the museum sends to phones. What it answers says nothing about whether it knows a phone. */
export class SmsCodes {
  readonly #newCode: () => string;
  #kept: Kept;

  /** @param newCode six digits by chance */
  constructor(newCode: () => string, kept?: Kept) {
    this.#newCode = newCode;
    this.#kept = kept ?? { codes: [], sends: [], delays: [], checked: [] };
  }

  /**
   * Sends a code, which takes the place of the one before.
   *
   * @param code what it shall be; by chance when absent
   * @throws Refusal for what is no phone, too soon after the last code, or over a limit
   */
  send(asker: Asker, templateId: string, now: number, code = this.#newCode()): void {
    const { mobile } = asker;
    if (!mobilePattern.test(mobile)) throw new Refusal('mobileInvalid');
    this.#checkLimits(asker, now);
    const { codes, sends, delays } = this.#kept;
    this.#kept = {
      ...this.#kept,
      codes: [
        ...codes.filter((one) => one.mobile !== mobile || one.templateId !== templateId),
        { mobile, templateId, code, sentAt: now, wrongTries: 0 },
      ],
      sends: [...sends.filter(({ at }) => now - at < day), { ...asker, at: now }],
      delays: delays.filter(({ who }) => who !== mobile && who !== tokenName(asker)),
    };
  }

  /**
   * Uses up a code.
   *
   * @throws Refusal in the same words whether it is wrong, too old, used, tried too often or was never sent
   */
  check(asker: Asker, templateId: string, typed: string, now: number): void {
    const code = this.good(now).find(
      (one) => one.mobile === asker.mobile && one.templateId === templateId,
    );
    if (code === undefined) throw new Refusal('codeWrong');
    if (code.code !== typed) {
      code.wrongTries += 1;
      throw new Refusal('codeWrong');
    }
    const { codes, checked } = this.#kept;
    this.#kept = {
      ...this.#kept,
      codes: codes.filter((one) => one !== code),
      checked: [
        ...checked.filter(({ at }) => now - at < limits.checkedFor),
        { mobile: asker.mobile, token: asker.token, at: now },
      ],
    };
  }

  /** Whether the asker has proved a moment ago that the phone is theirs. */
  isChecked({ mobile, token }: Asker, now: number): boolean {
    return this.#kept.checked.some(
      (one) => one.mobile === mobile && one.token === token && now - one.at < limits.checkedFor,
    );
  }

  /** The codes that can still be used. */
  good(now: number): SmsCode[] {
    return this.#kept.codes.filter(
      ({ sentAt, wrongTries }) => now - sentAt < limits.goodFor && wrongTries < limits.wrongTries,
    );
  }

  /** See {@link SmsCodesSchema}. */
  kept(): Kept {
    return this.#kept;
  }

  #checkLimits(asker: Asker, now: number): void {
    const { mobile, token } = asker;
    const sentTo = this.#kept.sends.filter((send) => send.mobile === mobile);
    const sentBy = this.#kept.sends.filter((send) => token !== '' && send.token === token);
    const within = (sends: Kept['sends'], span: number) =>
      sends.filter(({ at }) => now - at < span).length;
    this.#checkDelay(mobile, now);
    this.#checkDelay(tokenName(asker), now);
    const last = sentTo[sentTo.length - 1]?.at ?? Number.NEGATIVE_INFINITY;
    if (now - last < limits.betweenSends) {
      throw new Refusal('codeTooSoon', { value: seconds(last + limits.betweenSends - now) });
    }
    const isOften =
      within(sentTo, hour) >= limits.sendsAnHour || within(sentTo, day) >= limits.sendsADay;
    if (isOften) this.#delay(mobile, now);
    if (within(sentBy, hour) >= limits.sendsAnHourByToken) this.#delay(tokenName(asker), now);
  }

  #checkDelay(name: string, now: number): void {
    const until = this.#kept.delays.find(({ who }) => who === name)?.until ?? now;
    if (now < until) throw new Refusal('codeTooOften', { value: seconds(until - now) });
  }

  #delay(who: string, now: number): never {
    const others = this.#kept.delays.filter((one) => one.who !== who);
    const times = (this.#kept.delays.find((one) => one.who === who)?.times ?? 0) + 1;
    const delay = Math.min(limits.firstDelay * 2 ** (times - 1), limits.longestDelay);
    this.#kept = { ...this.#kept, delays: [...others, { who, times, until: now + delay }] };
    throw new Refusal('codeTooOften', { value: seconds(delay) });
  }
}

const tokenName = ({ token }: Asker): string => `token ${token}`;

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);
