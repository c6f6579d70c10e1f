import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { SendCode } from '../../../src/domain/useCases/SendCode.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';

const start = Date.parse('2026-11-27T01:30:00Z');
const phone = '13800000000';

function aSender(answers: Partial<Museum> = {}) {
  const museum = new StubMuseum(answers);
  const drafts = new MemoryDraftKeeper();
  const clock = new ManualClock(start);
  const anew = () => new SendCode({ museum, drafts, clock });
  return { museum, drafts, clock, sendCode: anew(), anew };
}

describe('sending a code', () => {
  it('[CONF-07] goes to the phone as it is checked, and starts the countdown', async () => {
    const { museum, drafts, sendCode } = aSender();
    expect(await sendCode.execute('+86 138 0000 0000')).toEqual(success(start));
    expect(museum.asked).toEqual([['sendCode', phone]]);
    expect(drafts.moments().codeAskedAt).toBe(start);
  });

  it.each([
    [' ', 'contactMissing'],
    ['010-62345678', 'contactNotMobile'],
  ])('[CONF-07] needs a mobile: %j is %s', async (typed, kind) => {
    const { museum, sendCode } = aSender();
    expect(await sendCode.execute(typed)).toEqual(failed({ kind }));
    expect(museum.asked).toEqual([]);
  });

  it('[CONF-07] one at a time', async () => {
    const answer = anOpenAnswer<Result<'sent'>>();
    const { museum, sendCode } = aSender({ sendCode: () => answer.promise });
    const first = sendCode.execute(phone);
    expect(await sendCode.execute(phone)).toEqual(failed({ kind: 'alreadySending' }));
    answer.give(success('sent'));
    expect((await first).ok).toBe(true);
    expect(museum.times('sendCode')).toBe(1);
  });

  it('[CONF-07] one in 60 s, also after a reload', async () => {
    const { museum, clock, sendCode, anew } = aSender();
    await sendCode.execute(phone);
    await clock.advance(59_000);
    expect(await anew().execute(phone)).toEqual(failed({ kind: 'tooSoon', secondsLeft: 1 }));
    await clock.advance(1_000);
    expect((await anew().execute(phone)).ok).toBe(true);
    expect(museum.times('sendCode')).toBe(2);
  });

  it('[CONF-07] what the museum refused can be asked for again at once', async () => {
    const cause: Failure = { kind: 'business', code: '5041', text: 'Too often' };
    const { museum, sendCode } = aSender({ sendCode: async () => failed(cause) });
    expect(await sendCode.execute(phone)).toEqual(failed({ kind: 'refused', cause }));
    museum.answers = {};
    expect((await sendCode.execute(phone)).ok).toBe(true);
  });

  it.each<Failure>([{ kind: 'timeout' }, { kind: 'network' }, { kind: 'malformed' }])(
    '[R25] a lost answer ($kind) is unknown: the code may come, and the countdown runs',
    async (cause) => {
      const { drafts, sendCode } = aSender({ sendCode: async () => failed(cause) });
      expect(await sendCode.execute(phone)).toEqual(failed({ kind: 'unknown', askedAt: start }));
      expect(drafts.moments().codeAskedAt).toBe(start);
    },
  );
});
