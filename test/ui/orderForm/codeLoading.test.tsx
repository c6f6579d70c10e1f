import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { later } from '../home/HomeVisit.ts';
import { showOrderForm } from '../support/orderFormModels.tsx';
import { adults, codeOf, idNumber, OrderFormVisit } from './OrderFormVisit.ts';
import { descriptionsOf, fillIn, phone, press, said, type } from './shownForm.ts';

afterEach(cleanup);

const visiting = () => new OrderFormVisit(adults(1), {}, 'English', { asksForCode: true });
const offline = async () => Promise.reject(new Error('offline'));
const noConnection =
  'No connection: the museum did not answer. Please check your network and try again.';
/** The notice on the form; what is spoken stands outside of it. */
const notices = () =>
  screen.queryAllByText(noConnection).filter((words) => words.closest('form') !== null);
const field = () => screen.getByLabelText<HTMLInputElement>('SMS code');
/** The button at the code's field, whatever it says. */
const button = () => field().parentElement?.querySelector('button') ?? null;

describe('what has a code sent', () => {
  it('[CONF-07] is not loaded for a form that asks for none, whatever is done with it', async () => {
    const visit = new OrderFormVisit();
    const form = visit.filledIn();
    await visit.pass();
    await form.submit();
    expect(visit.office.saved).toHaveLength(1);
    expect([form.code, form.lacksCode, visit.smsCodeLoads]).toEqual([null, false, 0]);
  });

  it('[CONF-07] is loaded with the first form that asks for one, and once', async () => {
    const visit = visiting();
    const form = visit.opened();
    expect([form.code, visit.smsCodeLoads]).toEqual([null, 1]);
    await visit.pass();
    const another = visit.opened();
    await visit.pass();
    expect(codeOf(another)).not.toBe(codeOf(form));
    expect(visit.smsCodeLoads).toBe(1);
  });

  it('[CONF-07] says at its place that it is coming, and nothing typed meanwhile is lost', async () => {
    const visit = visiting();
    const file = later<void>();
    visit.smsCodeComes = () => file.promise;
    await showOrderForm(visit);
    expect([button()?.textContent, button()?.getAttribute('aria-busy')]).toEqual([
      'Loading',
      'true',
    ]);
    await press(visit, 'Loading');
    expect(visit.smsCodeLoads).toBe(1);
    type(phone(), '13800000000');
    type(field(), '1234');
    const shown = field();
    file.keep();
    await act(() => visit.pass());
    expect(field()).toBe(shown);
    expect([field().value, phone().value]).toEqual(['1234', '13800000000']);
    expect([button()?.textContent, button()?.getAttribute('aria-busy')]).toEqual([
      'Send code',
      null,
    ]);
    await press(visit, 'Send code');
    expect(visit.office.codesSent).toEqual(['13800000000']);
  });

  it('[CONF-07] [Q-A11Y-4] is seen and heard to be missing, and another try has it, with the focus kept', async () => {
    const visit = visiting();
    visit.smsCodeComes = offline;
    visit.page.isReachable = false;
    await showOrderForm(visit);
    type(field(), '1234');
    expect(notices()).toHaveLength(1);
    expect(said()).toBe(noConnection);
    const pressed = button();
    expect([pressed?.textContent, pressed?.getAttribute('aria-disabled')]).toEqual([
      'Try again',
      null,
    ]);
    pressed?.focus();
    await press(visit, 'Try again');
    expect([notices().length, visit.smsCodeLoads]).toEqual([1, 2]);
    visit.smsCodeComes = async () => {};
    await press(visit, 'Try again');
    expect([notices().length, visit.smsCodeLoads]).toEqual([0, 3]);
    expect(pressed?.textContent).toBe('Send code');
    expect(document.activeElement).toBe(pressed);
    expect([field().value, visit.page.reloads]).toEqual(['1234', 0]);
  });

  it('[CONF-07] [Q-OFF-2] that an engine never asks for again comes with the page loaded anew, once it is pressed for and the host answers', async () => {
    const visit = visiting();
    visit.smsCodeComes = offline;
    visit.page.isReachable = false;
    await showOrderForm(visit);
    await press(visit, 'Try again');
    visit.page.isReachable = true;
    expect([visit.page.reloads, notices().length]).toEqual([0, 1]);
    await press(visit, 'Try again');
    expect(visit.page.reloads).toBe(1);
  });

  it('[CONF-07] that is missing interrupts no order that is being sent', async () => {
    const visit = visiting();
    visit.smsCodeComes = offline;
    visit.office.answers = { saveOrder: () => new Promise(() => {}) };
    await showOrderForm(visit);
    fillIn(1, 'Ada', idNumber);
    type(phone(), '13800000000');
    type(field(), '123456');
    await press(visit, 'Buy now');
    await press(visit, 'Try again');
    expect([visit.office.saved.length, visit.page.reloads]).toEqual([1, 0]);
  });

  it('[CONF-07] that could not be loaded keeps nobody from ordering who has a code', async () => {
    const visit = visiting();
    visit.smsCodeComes = offline;
    const form = visit.filledIn();
    await visit.pass();
    form.edits.changeCode('123456');
    await form.submit();
    expect(form.lacksCode).toBe(true);
    expect(visit.office.saved).toHaveLength(1);
  });

  it('[CONF-07] [Q-A11Y-9] a form sent before it has come says at the field that the code is missing, and leads there', async () => {
    const visit = visiting();
    const file = later<void>();
    visit.smsCodeComes = () => file.promise;
    await showOrderForm(visit);
    fillIn(1, 'Ada', idNumber);
    type(phone(), '13800000000');
    await press(visit, 'Buy now');
    const missing = 'Please enter the code from the SMS';
    expect(descriptionsOf(field())).toContain(missing);
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('alert').textContent).toBe(missing);
    file.keep();
    await act(() => visit.pass());
    expect(descriptionsOf(field())).toContain(missing);
    expect(document.activeElement).toBe(field());
    phone().focus();
    await press(visit, missing);
    expect(document.activeElement).toBe(field());
    expect(visit.office.saved).toEqual([]);
  });

  it('[CONF-07] comes too late for a form that was left, and so does the news that it does not come', async () => {
    for (const comes of [async () => {}, offline]) {
      const visit = visiting();
      const file = later<void>();
      visit.smsCodeComes = () => file.promise.then(comes);
      const form = visit.orderForm();
      const leave = form.start();
      leave();
      file.keep();
      await visit.pass();
      expect([form.code, form.lacksCode, visit.smsCodeLoads]).toEqual([null, false, 1]);
      expect(await visit.said()).toBeUndefined();
    }
  });
});

describe('the countdown of a code', () => {
  /** A code was sent 20 s ago, and the page is loaded anew. */
  async function reloaded() {
    const visit = visiting();
    const form = visit.orderForm();
    const leave = form.start();
    form.edits.changeContact('13800000000');
    await visit.pass();
    await codeOf(form).send();
    leave();
    await visit.pass(20_000);
    visit.reload();
    return visit;
  }

  it('[CONF-07] [Q-SEC-8] goes on after a reload, from the moment on at which it is loaded', async () => {
    const visit = await reloaded();
    const file = later<void>();
    visit.smsCodeComes = () => file.promise;
    const form = visit.opened();
    await visit.pass(5_000);
    expect(form.code).toBeNull();
    file.keep();
    await visit.pass();
    expect([codeOf(form).secondsLeft, codeOf(form).wasSent]).toEqual([35, true]);
    await visit.pass(1_000);
    expect(codeOf(form).secondsLeft).toBe(34);
    await codeOf(form).send();
    expect(visit.office.codesSent).toHaveLength(1);
  });

  it('[CONF-07] [Q-SEC-8] goes on where only another try could load it', async () => {
    const visit = await reloaded();
    visit.smsCodeComes = offline;
    const form = visit.opened();
    await visit.pass(10_000);
    visit.smsCodeComes = async () => {};
    await form.loadCode();
    expect([codeOf(form).secondsLeft, form.lacksCode]).toEqual([30, false]);
  });

  it('[CONF-07] [Q-A11Y-4] is not spoken of any more on a form that was left, though it was mounted twice', async () => {
    const visit = await reloaded();
    const form = visit.orderForm();
    form.start()();
    const leave = form.start();
    await visit.pass();
    expect(codeOf(form).secondsLeft).toBe(40);
    leave();
    await visit.pass();
    const before = visit.announcements.polite;
    visit.clock.correct(visit.clock.now() + 1_000);
    visit.visibility.hide();
    visit.visibility.show();
    await visit.pass(60_000);
    expect(visit.announcements.polite).toBe(before);
    expect(codeOf(form).secondsLeft).toBe(40);
  });
});
