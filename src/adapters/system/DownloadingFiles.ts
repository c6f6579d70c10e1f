import type { Clock } from '../../ports/Clock.ts';
import type { FileSaver, SavedFile } from '../../ports/FileSaver.ts';

/** Long enough for the slowest phone to take the file: Safari asks the visitor first. */
const keptMs = 60_000;

/** Saves files as the browser's own downloads. */
export class DownloadingFiles implements FileSaver {
  readonly canSave: boolean;
  readonly #document: Document;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(settings: {
    readonly document: Document;
    readonly clock: Pick<Clock, 'after'>;
    readonly canSave: boolean;
  }) {
    this.canSave = settings.canSave;
    this.#document = settings.document;
    this.#clock = settings.clock;
  }

  save(file: SavedFile): void {
    const address = URL.createObjectURL(blobOf(file));
    const link = this.#document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.hidden = true;
    // Firefox follows only a link that is on the page.
    this.#document.body.append(link);
    link.click();
    link.remove();
    this.#clock.after(keptMs, () => URL.revokeObjectURL(address));
  }
}

function blobOf(file: SavedFile): Blob {
  if ('text' in file) return new Blob([file.text], { type: `${file.type};charset=utf-8` });
  const [head = '', data = ''] = file.dataUrl.split(',');
  const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
