/** A number from 0 up to, but not including, 1, another one each time: for what phones must not do in step (R22). */
export type Chance = () => number;
