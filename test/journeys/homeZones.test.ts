import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { aVisitor, days, people, phone, Visitor } from '../support/Visitor.ts';

const noon = '2026-12-01T12:30:00+08:00';
const todayTab = '周二 今天 12月1日';
/** At half past twelve at the museum these have ended, and the one that began at twelve has not. */
const ended = ['09:00', '10:00', '11:00'];
const left = ['12:00', '13:00', '14:00', '15:00', '16:00'];

/** A museum behind HTTP, whose clock is its own: a phone knows it by the `Date` of its answers alone (R13). */
describe('the museum’s clock', () => {
  let server: RunningMuseum;
  let museum: MuseumControl;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
    museum = new MuseumControl((path, body) => server.museum.control(path, body));
  });
  afterAll(() => server.close());

  it.each([
    ['Asia/Shanghai', 'right', noon],
    ['America/Los_Angeles', 'right', noon],
    ['Pacific/Kiritimati', 'right', noon],
    ['Asia/Shanghai', 'six hours slow', '2026-12-01T06:30:00+08:00'],
    ['Pacific/Kiritimati', 'a day fast', '2026-12-02T12:30:00+08:00'],
    ['America/Los_Angeles', 'a day slow', '2026-11-30T12:30:00+08:00'],
  ])(
    '[HOME-07] [HOME-03] [Q-BAD-7] [R13] decides what is past and what is today, on a phone in %s whose clock is %s',
    async (timezoneId, _, phoneTime) => {
      await museum.reset(noon);
      const app = await openApp({
        build: 'production',
        museum: server.url,
        language: 'Simplified_Chinese',
        timezoneId,
        phoneTime,
      });
      const visitor = new Visitor(app, 'Simplified_Chinese', museum);
      await visitor.day(todayTab).waitFor();
      await expect.poll(() => visitor.slot('09:00').textContent()).toContain('已过时段');
      expect(await visitor.day(todayTab).getAttribute('aria-checked')).toBe('true');
      for (const begin of ended) {
        expect(await visitor.slot(begin).textContent(), begin).toContain('已过时段');
        expect(await visitor.slot(begin).getAttribute('aria-disabled'), begin).toBe('true');
      }
      for (const begin of left) {
        expect(await visitor.slot(begin).textContent(), begin).not.toContain('已过时段');
        expect(await visitor.slot(begin).getAttribute('aria-disabled'), begin).toBeNull();
      }

      await visitor.comesToOrderForm();
      await visitor.nameVisitor('adult', people.mother);
      await visitor.phoneField.fill(phone);
      await visitor.buy();
      await visitor.sees('paymentMethod');
      const { tickets } = await museum.theOrder();
      expect(tickets.map(({ day }) => day)).toEqual([days.today]);
    },
  );
});

describe('past midnight at the museum', () => {
  it('[HOME-03] [HOME-07] [Q-BAD-7] [O-040] another day is today, though the phone in Los Angeles has half a day to go', async () => {
    const visitor = await aVisitor({ timezoneId: 'America/Los_Angeles' });
    const { app, page } = visitor;
    await visitor.slot('12:00').waitFor();
    await app.control('/_museum/clock', { now: '2026-12-02T00:10:00+08:00' });
    await page.reload();
    await visitor.day('周三 今天 12月2日').waitFor();
    expect(await visitor.day('周三 今天 12月2日').getAttribute('aria-checked')).toBe('true');
    expect(await page.getByText('已过时段').count()).toBe(0);
  });
});
