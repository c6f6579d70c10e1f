import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { later } from '../home/HomeVisit.ts';
import { adults, codeOf, OrderFormVisit } from './OrderFormVisit.ts';

type Answers = ConstructorParameters<typeof OrderFormVisit>[1];

const visiting = (answers: Answers = {}) =>
  new OrderFormVisit(adults(1), answers, 'English', { asksForCode: true });
/** The code of a form that is filled in, and loaded. */
async function filledIn(visit: OrderFormVisit) {
  const form = visit.filledIn();
  await visit.pass();
  return codeOf(form);
}

const wrong = failed({ kind: 'business' as const, code: '5042', text: 'That code is not right' });

describe('OrderFormModel: the code by SMS', () => {
  it('[CONF-07] is asked for only where the museum’s configuration says so', async () => {
    expect(new OrderFormVisit().opened().asksForCode).toBe(false);
    const visit = visiting();
    const form = visit.filledIn();
    expect(form.asksForCode).toBe(true);
    await form.submit();
    expect(form.problems.map(({ kind }) => kind)).toEqual(['codeMissing']);
    expect(form.focusAt({ name: 'code' })).toBeDefined();
    expect(visit.office.saved).toEqual([]);
    form.edits.changeCode('123456');
    expect(form.problems).toEqual([]);
    await visit.pass(5_000);
    await form.submit();
    expect(visit.office.saved).toHaveLength(1);
  });

  it('[CONF-07] sending needs a mobile: the phone’s field says so and takes the focus', async () => {
    const visit = visiting();
    const form = visit.opened();
    await visit.pass();
    await codeOf(form).send();
    expect(form.problemAt({ name: 'contactMobile' })?.kind).toBe('contactMissing');
    expect(form.focusAt({ name: 'contactMobile' })).toBeDefined();
    expect(await visit.alert()).toBe('Please enter a contact phone');
    form.edits.changeContact('010-62345678');
    await codeOf(form).send();
    expect(form.problemAt({ name: 'contactMobile' })?.kind).toBe('contactNotMobile');
    expect(visit.office.codesSent).toEqual([]);
    expect(codeOf(form).canSend).toBe(true);
  });

  it('[CONF-07] [Q-SEC-8] counts 60 s down, then can be sent again', async () => {
    const visit = visiting();
    const code = await filledIn(visit);
    expect([code.wasSent, code.canSend]).toEqual([false, true]);
    const sending = code.send();
    expect(code.isSending).toBe(true);
    await sending;
    expect([code.secondsLeft, code.canSend, code.wasSent]).toEqual([60, false, true]);
    await visit.pass(1_000);
    expect(code.secondsLeft).toBe(59);
    await code.send();
    expect(await visit.toast()).toContain('Please wait 59 seconds');
    await visit.pass(58_999);
    expect(code.secondsLeft).toBe(1);
    await visit.pass(1);
    expect([code.secondsLeft, code.canSend]).toEqual([0, true]);
    await code.send();
    expect(visit.office.codesSent).toEqual(['13800000000', '13800000000']);
  });

  it('[CONF-07] [Q-A11Y-4] is spoken of at the start, at 30 s, at 10 s and at the end, and not in between', async () => {
    const visit = visiting();
    const code = await filledIn(visit);
    await code.send();
    const heard = [await visit.said()];
    for (let second = 1; second <= 70; second += 1) {
      const before = visit.announcements.polite;
      await visit.pass(1_000);
      if (visit.announcements.polite !== before) heard.push(`${second}: ${await visit.said()}`);
    }
    expect(heard).toEqual([
      'The code is on its way. You can have another one sent in 60 seconds.',
      '30: 30 seconds until you can have another code sent.',
      '50: 10 seconds until you can have another code sent.',
      '60: You can have another code sent now.',
    ]);
  });

  it('[CONF-07] [Q-SEC-8] the countdown survives a reload, and leaving the form', async () => {
    const visit = visiting();
    const first = visit.orderForm();
    const leave = first.start();
    first.edits.changeContact('13800000000');
    await visit.pass();
    await codeOf(first).send();
    leave();
    await visit.pass(20_000);
    const again = visit.opened();
    await visit.pass();
    expect([codeOf(again).secondsLeft, codeOf(again).wasSent]).toEqual([40, true]);
    await codeOf(again).send();
    expect(visit.office.codesSent).toHaveLength(1);
    expect(codeOf(first).secondsLeft).toBe(60);
    const leaveAgain = first.start();
    await visit.pass();
    expect(codeOf(first).secondsLeft).toBe(40);
    leaveAgain();
  });

  it('[CONF-07] the countdown survives a hidden tab: what is seen again is right at once', async () => {
    const visit = visiting();
    const code = await filledIn(visit);
    await code.send();
    visit.clock.correct(visit.clock.now() + 25_000);
    expect(code.secondsLeft).toBe(35);
    visit.visibility.hide();
    visit.clock.correct(visit.clock.now() + 3_600_000);
    visit.visibility.show();
    expect([code.secondsLeft, code.canSend]).toEqual([0, true]);
  });

  it('[CONF-07] a clock put back makes nobody wait for longer than a minute: the museum keeps its own time', async () => {
    const visit = visiting();
    const code = await filledIn(visit);
    await code.send();
    visit.clock.correct(visit.clock.now() - 3_600_000);
    expect([code.secondsLeft, code.canSend]).toEqual([0, true]);
  });

  it('[CONF-07] [Q-SEC-8] is sent once, however often the button is pressed', async () => {
    const answer = later<Result<'sent'>>();
    const visit = visiting({ sendCode: () => answer.promise });
    const code = await filledIn(visit);
    for (let press = 0; press < 10; press += 1) void code.send();
    answer.keep(success('sent'));
    await visit.pass();
    expect(visit.office.codesSent).toHaveLength(1);
  });

  it.each<[Failure, string, seconds: number]>([
    [{ kind: 'business', code: '5041', text: 'Too many codes today' }, 'Too many codes today', 0],
    [{ kind: 'business', code: '5041', text: '' }, 'No code could be sent', 0],
    [{ kind: 'timeout' }, 'we don’t know whether a code was sent', 60],
  ])('[CONF-07] %j is told', async (failure, words, seconds) => {
    const visit = visiting({ sendCode: async () => failed(failure) });
    const code = await filledIn(visit);
    await code.send();
    expect(await visit.toast()).toContain(words);
    expect(code.secondsLeft).toBe(seconds);
    expect(code.failure).toEqual(seconds === 0 ? failure : null);
  });

  it('[CONF-07] a wrong code is an info toast with the museum’s words, at its field until it is another', async () => {
    const visit = visiting({ checkCode: async () => wrong });
    const form = visit.filledIn();
    form.edits.changeCode('000000');
    await form.submit();
    expect(await visit.toast()).toBe('That code is not right');
    expect(visit.announcements.toast?.kind).toBe('info');
    expect(form.problemAt({ name: 'code' })?.kind).toBe('codeWrong');
    expect(form.focusAt({ name: 'code' })).toBeDefined();
    expect(visit.office.saved).toEqual([]);
    form.edits.changeCode('000001');
    expect(form.problemAt({ name: 'code' })).toBeUndefined();
  });

  it('[CONF-13] what was typed of it survives a reload', () => {
    const visit = visiting();
    visit.opened().edits.changeCode('1234');
    expect(visit.opened().draft?.code).toBe('1234');
  });
});
