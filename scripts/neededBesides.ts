import type { ModulePreloadOptions } from 'vite';

type Needed = NonNullable<ModulePreloadOptions['resolveDependencies']>;

const start = /(?:^|\/)start-[\w-]+\.js$/;
/** What a page has read, or named itself, before anything else can be asked for. */
const atHand = /(?:^|\/)(?:first|start|models|react|home)-[\w-]+\.(?:js|css)$/;

/**
 * Which files a part that is loaded later announces beside its own: none that the page has anyway. Each announcement costs
 * a slow phone several milliseconds, a dozen at once a tap's whole patience, even of a file that is there. The start brings
 * the screen's styles, which the page has only announced.
 */
export const neededBesides: Needed = (_part, needed, { hostId }) =>
  needed.filter((file) => !atHand.test(file) || (start.test(hostId) && file.endsWith('.css')));
