import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isScannable } from '../../domain/model/ScannableCode.ts';
import type { TicketFace } from '../../ports/TicketPictures.ts';

/** The picture's width in pixels; its height follows from what stands on it. */
const width = 900;
const margin = 60;
const faces = '"PingFang SC", "Noto Sans SC", "Microsoft YaHei", system-ui, sans-serif';
const ink = '#000000';
const softInk = '#4a4a4a';

interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  /** The room above it, in pixels. */
  readonly above: number;
}

/** A QR code's dark modules as an outline, one unit a module, in a square of `side` units with its quiet zone. */
interface Modules {
  readonly outline: string;
  readonly side: number;
}

/** Draws a ticket on a canvas, black on white; null where the code or the canvas is too much. */
export function canvasTicketPicture(document: Document, face: TicketFace): string | null {
  const modules = modulesOf(document, face.code);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (modules === null || context === null) return null;
  const above = laidOut(context, linesAbove(face));
  const below = laidOut(context, linesBelow(face));
  // Whole pixels a module, or a scanner sees edges that are neither black nor white.
  const scale = Math.floor((width - 2 * margin) / modules.side);
  const codeSide = scale * modules.side;
  canvas.width = width;
  canvas.height = margin + heightOf(above) + codeSide + heightOf(below) + margin;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, above, margin);
  const top = margin + heightOf(above);
  drawModules(context, modules, { left: Math.floor((width - codeSide) / 2), top, scale });
  write(context, below, top + codeSide);
  const picture = canvas.toDataURL('image/png');
  return picture.startsWith('data:image/png;') ? picture : null;
}

const linesAbove = (face: TicketFace): readonly Line[] => [
  { text: face.museum, size: 40, colour: softInk, above: 0 },
  { text: face.day, size: 68, weight: 700, above: 28 },
  { text: face.slot, size: 68, weight: 700, above: 8 },
  { text: face.ticket, size: 40, above: 20 },
  { text: face.visitor, size: 40, weight: 600, above: 8 },
];

const linesBelow = (face: TicketFace): readonly Line[] => [
  { text: face.codeLabel, size: 34, colour: softInk, above: 0 },
  { text: face.codeText, size: 56, weight: 700, above: 8 },
  { text: face.orderNo, size: 30, colour: softInk, above: 28 },
];

/** The lines that say something, broken where they are wider than the picture. */
function laidOut(context: CanvasRenderingContext2D, lines: readonly Line[]): readonly Line[] {
  return lines
    .filter(({ text }) => text !== '')
    .flatMap((line) => {
      context.font = fontOf(line);
      const broken = brokenAt(
        width - 2 * margin,
        line.text,
        (text) => context.measureText(text).width,
      );
      return broken.map((text, place) => ({ ...line, text, above: place === 0 ? line.above : 4 }));
    });
}

/** Breaks a text between words, and within a word that has no room of its own, as Chinese has none. */
function brokenAt(
  room: number,
  text: string,
  widthOf: (text: string) => number,
): readonly string[] {
  const pieces = text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/gu) ?? [];
  const broken: string[] = [];
  let line = '';
  for (const piece of pieces.flatMap((each) => (widthOf(each) > room ? [...each] : [each]))) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > room) {
      broken.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...broken, line.trimEnd()];
}

const fontOf = ({ weight = 400, size }: Line): string => `${weight} ${size}px ${faces}`;
const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { size, above }) => sum + above + Math.ceil(size * 1.3), 0);

function write(context: CanvasRenderingContext2D, lines: readonly Line[], top: number): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let y = top;
  for (const line of lines) {
    const height = Math.ceil(line.size * 1.3);
    context.font = fontOf(line);
    context.fillStyle = line.colour ?? ink;
    context.fillText(line.text, width / 2, y + line.above + height / 2);
    y += line.above + height;
  }
}

function drawModules(
  context: CanvasRenderingContext2D,
  { outline }: Modules,
  { left, top, scale }: { left: number; top: number; scale: number },
): void {
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  context.fillStyle = ink;
  context.fill(new Path2D(outline));
  context.restore();
}

/** The code as the encoder of the screens draws it, so that the picture shows the very same; null when it can't. */
function modulesOf(document: Document, code: string): Modules | null {
  if (!isScannable(code)) return null;
  const place = document.createElement('div');
  const root = createRoot(place);
  const svg = createElement(QRCodeSVG, { value: code, level: 'M', marginSize: 4 });
  flushSync(() => root.render(svg));
  const outline = place.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  const side = Number(place.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  root.unmount();
  return outline === '' || !(side > 0) ? null : { outline, side };
}
