const modulus = 2_147_483_647;

/** The minimal standard generator of Park and Miller: chance that comes out the same for the same seed. */
export const parkMiller = {
  /** The number after a seed, and the next seed; whole, from 1 to 2147483646. */
  next: (seed: number): number => (seed * 48_271) % modulus,

  /** A number of the generator as a share, in (0, 1). */
  share: (number: number): number => number / modulus,
};
