import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { AnnouncementModel, type Message } from '../../../src/ui/AnnouncementModel.ts';

const hello: Message = () => 'hello';
const trouble: Message = () => 'trouble';

function announcing() {
  const clock = new ManualClock(0);
  return { clock, announcements: new AnnouncementModel({ clock }) };
}

describe('a toast', () => {
  it.each([
    ['info', 3_000],
    ['success', 3_000],
    ['warning', 8_000],
    ['error', 8_000],
  ] as const)(
    '[ERR-01] [CONST-01] [Q-A11Y-4] of kind %s stays for %i ms (§9)',
    async (kind, lifetime) => {
      const { clock, announcements } = announcing();
      announcements.show(kind, hello);
      await clock.advance(lifetime - 1);
      expect(announcements.toast).toMatchObject({ kind, message: hello });
      await clock.advance(1);
      expect(announcements.toast).toBeNull();
    },
  );

  it('[Q-A11Y-4] stays while it is held, and has its whole time again once it is let go', async () => {
    const { clock, announcements } = announcing();
    announcements.show('info', hello);
    await clock.advance(2_000);
    announcements.hold();
    await clock.advance(60_000);
    expect(announcements.toast).not.toBeNull();
    announcements.release();
    await clock.advance(2_999);
    expect(announcements.toast).not.toBeNull();
    await clock.advance(1);
    expect(announcements.toast).toBeNull();
  });

  it('goes when it is dismissed; letting go of it then brings nothing back', async () => {
    const { clock, announcements } = announcing();
    announcements.show('error', trouble);
    announcements.dismiss();
    expect(announcements.toast).toBeNull();
    announcements.release();
    announcements.show('info', hello);
    await clock.advance(2_999);
    expect(announcements.toast).not.toBeNull();
  });

  it('gives way to the next one, which has a time of its own', async () => {
    const { clock, announcements } = announcing();
    announcements.show('info', hello);
    await clock.advance(2_500);
    announcements.show('error', trouble);
    await clock.advance(7_999);
    expect(announcements.toast).toMatchObject({ message: trouble });
    await clock.advance(1);
    expect(announcements.toast).toBeNull();
  });

  it('[Q-A11Y-4] is spoken: trouble at once, the rest in its turn', () => {
    const { announcements } = announcing();
    announcements.show('success', hello);
    expect([announcements.polite?.message, announcements.assertive]).toEqual([hello, null]);
    announcements.show('warning', trouble);
    expect(announcements.assertive?.message).toBe(trouble);
  });
});

describe('what is spoken alone', () => {
  it('[Q-A11Y-4] shows nothing, and is new each time, even in the same words', () => {
    const { announcements } = announcing();
    announcements.say(hello);
    const first = announcements.polite?.id;
    announcements.say(hello);
    expect(announcements.polite?.id).not.toBe(first);
    announcements.alert(trouble);
    expect(announcements.assertive?.message).toBe(trouble);
    expect(announcements.toast).toBeNull();
  });
});
