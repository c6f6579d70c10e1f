import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { AnnouncementModel, type Message } from '../../../src/ui/AnnouncementModel.ts';

const hello: Message = () => 'hello';
const trouble: Message = () => 'trouble';

function announcing() {
  const clock = new ManualClock(0);
  return { clock, announcements: new AnnouncementModel({ clock }) };
}

describe('a toast that is held twice', () => {
  it('[Q-A11Y-4] stays when the finger leaves it while it has the focus', async () => {
    const { clock, announcements } = announcing();
    announcements.show('info', hello);
    announcements.hold();
    announcements.hold();
    announcements.release();
    await clock.advance(60_000);
    expect(announcements.toast).not.toBeNull();
    announcements.release();
    await clock.advance(3_000);
    expect(announcements.toast).toBeNull();
  });

  it('[Q-A11Y-4] hands its hold on to the toast that takes its place', async () => {
    const { clock, announcements } = announcing();
    announcements.show('info', hello);
    announcements.hold();
    announcements.show('error', trouble);
    await clock.advance(60_000);
    expect(announcements.toast).toMatchObject({ message: trouble });
    announcements.release();
    await clock.advance(7_999);
    expect(announcements.toast).not.toBeNull();
    await clock.advance(1);
    expect(announcements.toast).toBeNull();
  });

  it('holds nothing any more once it was put away', async () => {
    const { clock, announcements } = announcing();
    announcements.show('info', hello);
    announcements.hold();
    announcements.dismiss();
    announcements.show('info', hello);
    await clock.advance(3_000);
    expect(announcements.toast).toBeNull();
  });
});
