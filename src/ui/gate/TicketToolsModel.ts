import { runInAction } from 'mobx';
import { type CalendarEvent, calendarFile } from '../../domain/model/CalendarEvent.ts';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { FileSaver } from '../../ports/FileSaver.ts';
import type { Printer } from '../../ports/Printer.ts';
import type { TicketFace, TicketPictures } from '../../ports/TicketPictures.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';

interface Ports {
  pictures: TicketPictures;
  files: FileSaver;
  printer: Printer;
  clock: Pick<Clock, 'now'>;
  configuration: Pick<Configuration, 'name' | 'timeZone'>;
  announcements: AnnouncementModel;
}

/** A ticket's picture: on its way, in a `data:` address, or not to be had. */
export type Picture =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly dataUrl: string }
  | { readonly kind: 'failed' };

/** What keeps a ticket outside the app: in the photo album, the calendar, on paper. All of it works without network. */
export class TicketToolsModel implements Startable {
  /** The picture that is looked at; null for none. */
  picture: Picture | null = null;
  /** Whether the picture was handed to the browser. */
  isDownloaded = false;
  /** Whether the visitor is told how to note the visit, where files can't be saved. */
  explainsCalendar = false;

  readonly #ports: Ports;
  #generation = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** The museum's name in both languages. */
  get museum(): Configuration['name'] {
    return this.#ports.configuration.name;
  }

  get canSave(): boolean {
    return this.#ports.files.canSave;
  }

  get canPrint(): boolean {
    return this.#ports.printer.canPrint;
  }

  start(): Stop {
    this.#ports.pictures.getReady();
    return () => {
      this.#generation += 1;
    };
  }

  /** Draws the ticket and shows the picture. */
  async openPicture(face: TicketFace): Promise<void> {
    if (this.picture !== null) return;
    this.picture = { kind: 'drawing' };
    this.isDownloaded = false;
    this.#generation += 1;
    const generation = this.#generation;
    const dataUrl = await this.#ports.pictures.draw(face);
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.picture = dataUrl === null ? { kind: 'failed' } : { kind: 'drawn', dataUrl };
    });
    if (dataUrl === null) {
      this.#ports.announcements.alert((LL) => LL.afterSale.keep.pictureFailed());
    }
  }

  closePicture(): void {
    this.#generation += 1;
    this.picture = null;
  }

  /** Hands the picture to the browser's downloads. */
  downloadPicture(fileName: string): void {
    if (this.picture?.kind !== 'drawn') return;
    this.#ports.files.save({ name: `${fileName}.png`, dataUrl: this.picture.dataUrl });
    this.isDownloaded = true;
    this.#ports.announcements.say((LL) => LL.afterSale.keep.downloaded());
  }

  /** Hands the visit to the browser as a calendar file, or says how else to note it. */
  addToCalendar(event: CalendarEvent, fileName: string): void {
    const { files, clock, configuration, announcements } = this.#ports;
    if (!files.canSave) {
      this.explainsCalendar = true;
      return;
    }
    const text = calendarFile(event, configuration.timeZone, clock.now());
    files.save({ name: `${fileName}.ics`, type: 'text/calendar', text });
    announcements.show('success', (LL) => LL.orders.gate.calendarSaved());
  }

  closeCalendar(): void {
    this.explainsCalendar = false;
  }

  /** Prints one ticket, by the id of its element. */
  print(part: string): void {
    this.#ports.printer.print(part);
  }
}
