import type { AddressBar } from '../../ports/AddressBar.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { DebugSwitch } from '../../ports/DebugSwitch.ts';
import type { Interruption } from '../../ports/Interruptions.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { CrowdModel } from './CrowdModel.ts';
import { MaintenanceModel, type MaintenancePorts } from './MaintenanceModel.ts';
import { isPaymentScreen } from './screenAt.ts';

/** What interruptions are shown with. */
export interface InterruptionPorts extends MaintenancePorts {
  readonly debugSwitch: DebugSwitch;
  readonly isOurMistake: (event: unknown) => boolean;
  readonly address: AddressBar;
  readonly clock: Clock;
  readonly announcements: AnnouncementModel;
}

/** Everything that concerns the visitor on whatever screen, as it is shown over it. One for the whole page. */
export class InterruptionModel {
  /** The login has expired, and the visitor has not put the message away yet. */
  isExpiryShown = false;
  /** Something broke that no screen has caught. */
  isBreakdownShown = false;
  readonly maintenance: MaintenanceModel;
  readonly crowd: CrowdModel;

  readonly #ports: InterruptionPorts;
  #isExpiryTold = false;
  #isWatching = false;
  /** Where something broke last: what breaks over and over is told once a screen. */
  #brokeAt: string | null = null;

  constructor(ports: InterruptionPorts) {
    this.#ports = ports;
    this.maintenance = new MaintenanceModel(ports);
    this.crowd = new CrowdModel(ports);
    makeAutoObservable(this, { maintenance: false, crowd: false });
  }

  /** Shows what there is to be shown of it. */
  hear(interruption: Interruption): void {
    switch (interruption.kind) {
      case 'entered':
        if (!this.#isWatching) this.maintenance.start();
        this.#isWatching = true;
        break;
      case 'expired':
        this.#expire(interruption.wasPolled);
        break;
      case 'crowd':
        this.crowd.learn(interruption.wait);
        break;
      case 'broken':
        this.#break(interruption.event);
        break;
      case 'debugTapped':
        this.#turnDebugging();
        break;
    }
  }

  closeExpiry(): void {
    this.isExpiryShown = false;
  }

  closeBreakdown(): void {
    this.isBreakdownShown = false;
  }

  reload(): void {
    this.#ports.page.reload();
  }

  /** Said once, whatever met it (R9): by a payment's screen in its own words (Q-PAY-14), where that was what asked. */
  #expire(wasPolled: boolean): void {
    if (this.#isExpiryTold) return;
    this.#isExpiryTold = true;
    const { address, announcements } = this.#ports;
    if (!wasPolled && isPaymentScreen(address.current())) return;
    announcements.alert(({ interruptions }) =>
      [interruptions.expired(), interruptions.expiredText()].join(' '),
    );
    this.isExpiryShown = true;
  }

  #break(event: unknown): void {
    if (!this.#ports.isOurMistake(event)) return;
    const place = this.#ports.address.current();
    if (place === this.#brokeAt) return;
    this.#brokeAt = place;
    this.isBreakdownShown = true;
  }

  #turnDebugging(): void {
    const isOn = this.#ports.debugSwitch.toggle();
    this.#ports.announcements.show('info', (LL) =>
      isOn ? LL.interruptions.debugOn() : LL.interruptions.debugOff(),
    );
  }
}
