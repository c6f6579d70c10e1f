/** What a colour says: nothing in particular, confirmed, waiting, or in need of the visitor. */
export type Tone = 'neutral' | 'jade' | 'amber' | 'cinnabar';
