import type { Printer } from '../../ports/Printer.ts';

/** Remembers what was printed. */
export class MemoryPrinter implements Printer {
  readonly canPrint: boolean;
  readonly printed: string[] = [];

  constructor(canPrint = true) {
    this.canPrint = canPrint;
  }

  print(part: string): void {
    this.printed.push(part);
  }
}
