import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { OpenRebooking } from '../../../src/domain/useCases/OpenRebooking.ts';
import { RebookingDesk, theOrder } from '../../support/RebookingDesk.ts';

const lost: Failure = { kind: 'timeout' };

describe('OpenRebooking', () => {
  const open = (museum: RebookingDesk) =>
    new OpenRebooking({ museum }).execute(theOrder, 'English');

  it('[RBK-01] tells the tickets that can be moved, which may be none', async () => {
    const museum = new RebookingDesk();
    expect(await open(museum)).toEqual(success({ kind: 'tickets', tickets: museum.held }));
    const none = new RebookingDesk({ tickets: [] });
    expect(await open(none)).toEqual(success({ kind: 'tickets', tickets: [] }));
  });

  it('[RBK-01] is off where the museum moves no visits, even when it lists tickets or fails to', async () => {
    const off = { canRebook: async () => success(false) };
    expect(await open(new RebookingDesk({ answers: off }))).toEqual(success({ kind: 'off' }));
    const mute = { ...off, rebookableTickets: async () => failed(lost) };
    expect(await open(new RebookingDesk({ answers: mute }))).toEqual(success({ kind: 'off' }));
  });

  it('fails when either is unknown', async () => {
    const unread = failed(lost);
    expect(await open(new RebookingDesk({ answers: { canRebook: async () => unread } }))).toEqual(
      unread,
    );
    expect(
      await open(new RebookingDesk({ answers: { rebookableTickets: async () => unread } })),
    ).toEqual(unread);
  });
});
