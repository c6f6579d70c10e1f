import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number in letters: 0 is `a`, 51 is `Z`, 52 is `aa`. */
const inLetters = (place: number): string =>
  (place < letters.length ? '' : inLetters(Math.floor(place / letters.length) - 1)) +
  letters[place % letters.length];

/** Classes and animations, each once. */
const namesIn = (css: string): readonly (string | undefined)[] => [
  ...new Set(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(
      ([, name]) => name,
    ),
  ),
];

/** Names a class or an animation of a style sheet, by its own name, the file's path and all that stands in the file. */
export type ClassNaming = (name: string, path: string, css: string) => string;

/**
 * Names classes by where they stand: letters for the style sheet, a number for the class in it, such as `bC4`. A name that
 * is made by chance takes five bytes each time it is written, which no compression can take off again; this one one or two.
 * The same sources are given the same names wherever they are built.
 *
 * @param folder holds all style sheets, itself or below
 * @returns a naming that throws an Error for a file of elsewhere, and for a name that the file does not have
 */
export function shortClassNames(folder: string): ClassNaming {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(resolve(folder), file))
    .sort();
  return (name, path, css) => {
    const place = files.indexOf(path.replace(/\?.*$/, ''));
    const number = namesIn(css).indexOf(name);
    if (place === -1 || number === -1) throw new Error(`no ${name} is known of ${path}`);
    return `${inLetters(place)}${number}`;
  };
}
