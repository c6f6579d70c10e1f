import type { TicketFace, TicketPictures } from '../../ports/TicketPictures.ts';

/** Remembers what was to be drawn, and answers with the smallest picture there is. */
export class MemoryTicketPictures implements TicketPictures {
  readonly faces: TicketFace[] = [];
  isReady = false;
  /** Whether nothing can be drawn. */
  fails = false;

  getReady(): void {
    this.isReady = true;
  }

  async draw(face: TicketFace): Promise<string | null> {
    this.faces.push(face);
    return this.fails ? null : 'data:image/png;base64,iVBORw0KGgo=';
  }
}
