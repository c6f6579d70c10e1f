import type { FileSaver, SavedFile } from '../../ports/FileSaver.ts';

/** Remembers the files that were handed over. */
export class MemoryFiles implements FileSaver {
  readonly canSave: boolean;
  readonly saved: SavedFile[] = [];

  constructor(canSave = true) {
    this.canSave = canSave;
  }

  save(file: SavedFile): void {
    this.saved.push(file);
  }
}
