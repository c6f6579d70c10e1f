import { act, cleanup, render } from '@testing-library/react';
import { afterEach } from 'vitest';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { interruptionsOf } from '../../../src/interruptions.tsx';
import { expectSoundScreens, type HostileVisit } from './HostileVisit.ts';

afterEach(cleanup);

/** The notice is asked for on entering, and again after 90 s and more. */
const untilAskedTwice = 100_000;

/** A visitor enters while the museum announces maintenance. */
async function enter(visit: HostileVisit): Promise<void> {
  const { world } = visit;
  const models = firstViewModelsOf(world);
  const { shown, hear } = await interruptionsOf(world.first, world.interrupting(), models);
  const { unmount } = await act(async () => render(shown));
  world.interruptions.whenNeeded(async () => ({ hear }));
  world.interruptions.tell({ kind: 'entered' });
  await visit.settle(1_000);
  visit.look('entered');
  await visit.settle(untilAskedTwice);
  visit.look('asked again');
  act(() => unmount());
}

expectSoundScreens('what interrupts a visit', [
  {
    name: 'maintenance notice',
    proves: '',
    path: '/bms/sys-config/system-maintenance-notice',
    address: '/orderQuery',
    prepare: ({ museum }) => {
      museum.control('/_museum/maintenance', { html: '<p>Until <b>noon</b></p>' });
    },
    walk: enter,
  },
]);
