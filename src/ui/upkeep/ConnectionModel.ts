import { runInAction } from 'mobx';
import type { Stop } from '../../ports/Clock.ts';
import type { Connection } from '../../ports/Connection.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** Whether the museum can be reached, as the visitor is told of it (Q-OFF-3). */
export class ConnectionModel {
  isLost = false;

  readonly #connection: Connection;
  readonly #announcements: AnnouncementModel;

  constructor(ports: { connection: Connection; announcements: AnnouncementModel }) {
    this.#connection = ports.connection;
    this.#announcements = ports.announcements;
    makeAutoObservable(this);
  }

  start(): Stop {
    this.#learn();
    return this.#connection.onChange(() => this.#learn());
  }

  #learn(): void {
    const isLost = this.#connection.isLost();
    if (isLost === this.isLost) return;
    runInAction(() => {
      this.isLost = isLost;
    });
    this.#announcements.say(({ upkeep }) =>
      isLost ? `${upkeep.lost()} ${upkeep.lostText()}` : upkeep.found(),
    );
  }
}
