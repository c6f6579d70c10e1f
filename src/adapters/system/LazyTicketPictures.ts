import type { TicketFace, TicketPictures } from '../../ports/TicketPictures.ts';

const load = () => import('./canvasTicketPicture.ts');

/** Draws tickets in this browser; the means for it come when a ticket is on the screen. */
export class LazyTicketPictures implements TicketPictures {
  readonly #document: Document;
  #loading: ReturnType<typeof load> | null = null;

  constructor(document: Document) {
    this.#document = document;
  }

  getReady(): void {
    // Tried again when something is to be drawn.
    this.#load().catch(() => {});
  }

  async draw(face: TicketFace): Promise<string | null> {
    try {
      const { canvasTicketPicture } = await this.#load();
      return canvasTicketPicture(this.#document, face);
    } catch {
      return null;
    }
  }

  #load(): ReturnType<typeof load> {
    const loading = this.#loading ?? load();
    this.#loading = loading;
    loading.catch(() => {
      this.#loading = null;
    });
    return loading;
  }
}
