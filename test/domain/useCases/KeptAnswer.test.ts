import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { KeptAnswer } from '../../../src/domain/useCases/KeptAnswer.ts';

const minutes = 60_000;

/** Something the museum says, the answers in turn; the last one again and again. */
const aQuestion = (...answers: Result<number>[]) => {
  const clock = new ManualClock(0);
  let asked = 0;
  const kept = new KeptAnswer(clock, async () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? success(0);
  });
  return { clock, kept, asked: () => asked };
};

describe('KeptAnswer', () => {
  it('[HOME-05] is asked for once within 5 min, and again after them', async () => {
    const { clock, kept, asked } = aQuestion(success(7), success(8));
    expect(await kept.read()).toEqual(success(7));
    await clock.advance(5 * minutes - 1);
    expect(await kept.read()).toEqual(success(7));
    expect(asked()).toBe(1);
    await clock.advance(1);
    expect(await kept.read()).toEqual(success(8));
    expect(asked()).toBe(2);
  });

  it('[HOME-14] keeps no failure: a retry asks again', async () => {
    const { kept, asked } = aQuestion(failed({ kind: 'timeout' }), success(7));
    expect(await kept.read()).toEqual(failed({ kind: 'timeout' }));
    expect(await kept.read()).toEqual(success(7));
    expect(asked()).toBe(2);
  });

  it('shares the question that is on its way', async () => {
    const { kept, asked } = aQuestion(success(7));
    expect(await Promise.all([kept.read(), kept.read()])).toEqual([success(7), success(7)]);
    expect(asked()).toBe(1);
  });

  it('asks again once the clock was put back, for the age is unknown then', async () => {
    const { clock, kept, asked } = aQuestion(success(7));
    await kept.read();
    clock.correct(-minutes);
    await kept.read();
    expect(asked()).toBe(2);
  });

  it('counts from the answer on, which may itself have put a wrong clock right', async () => {
    const clock = new ManualClock(0);
    let asked = 0;
    const kept = new KeptAnswer(clock, async () => {
      asked += 1;
      clock.correct(1_000 * minutes);
      return success(7);
    });
    await kept.read();
    await kept.read();
    expect(asked).toBe(1);
  });
});
