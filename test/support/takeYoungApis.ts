/**
 * Runs in a page before its own scripts: takes away what Chrome 87, Safari 14 and the web-views of their time have not got
 * or what a museum's older phones may miss. Notes on the window which of it the browser had, `takenAway`, and tells by
 * `puttingBack` which of it a script has put back.
 */
export function takeYoungApis(): void {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [
      window,
      [
        'structuredClone',
        'BroadcastChannel',
        'trustedTypes',
        'requestIdleCallback',
        'cancelIdleCallback',
        'HTMLDialogElement',
        'navigation',
        'scheduler',
        'WeakRef',
      ],
    ],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with']],
    [String.prototype, ['at', 'isWellFormed']],
    [Uint8Array.prototype, ['toHex', 'toBase64']],
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['timeout', 'any']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [Crypto.prototype, ['randomUUID']],
    [Navigator.prototype, ['locks', 'share', 'canShare', 'userAgentData']],
    [HTMLElement.prototype, ['inert']],
    [Element.prototype, ['checkVisibility']],
    [HTMLDialogElement.prototype, ['show', 'showModal', 'close', 'open', 'returnValue']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [Document.prototype, ['startViewTransition']],
    [Intl, ['ListFormat', 'Segmenter', 'DurationFormat']],
  ];
  const taken: string[] = [];
  for (const [place, names] of missing) {
    for (const name of names) {
      if (!Reflect.has(place, name)) continue;
      Reflect.deleteProperty(place, name);
      if (!Reflect.has(place, name)) taken.push(name);
      else throw new Error(`${name} cannot be taken away`);
    }
  }
  Reflect.set(window, 'takenAway', taken);
  Reflect.set(window, 'puttingBack', () =>
    missing.flatMap(([place, names]) => names.filter((name) => Reflect.has(place, name))),
  );
}
