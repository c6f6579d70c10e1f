/** The one radio of a group that Tab reaches: the one taken, else the first that can be chosen, else the first (APG). */
export const tabStopOf = <Radio>(
  radios: readonly Radio[],
  taken: Radio | undefined,
  isBlocked: (radio: Radio) => boolean,
): Radio | undefined => taken ?? radios.find((radio) => !isBlocked(radio)) ?? radios[0];
