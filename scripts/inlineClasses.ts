import type { Plugin } from 'vite';

const importOfStyles = /^import (\w+) from ('[^']*\.module\.css');$/gm;

/**
 * A source that takes each class of a style sheet by its name, instead of an object with all of them; not where it asks
 * for one by a name that it works out.
 */
export function withClassesByName(code: string): string {
  return code.replace(importOfStyles, (whole, styles: string, file: string) => {
    const uses = [...code.matchAll(new RegExp(`\\b${styles}\\b(.?.?)`, 'g'))].slice(1);
    const areNamed = uses.every(([, next]) => next === "['");
    return areNamed ? `import * as ${styles} from ${file};` : whole;
  });
}

/**
 * Lets the bundler write names of classes where they are used. An object of them stands in the way: it is shipped whole,
 * with names that only its source reads. A class that no style sheet has fails the build, for the bundler warns of it.
 */
export function inlineClasses(): Plugin[] {
  return [
    {
      name: 'inline-classes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/[^?]*\.tsx?$/, code: '.module.css' },
        handler: (code) => withClassesByName(code),
      },
    },
    {
      // A style sheet whose names have all been written elsewhere would be left out with its styles.
      name: 'keep-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
