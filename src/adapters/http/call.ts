/** One call of the wire: where it goes, how long it may take, and what may be done about it when it fails. */
export interface Call {
  /** Starts with `/`, below the API prefix. */
  readonly path: string;
  readonly timeoutMs: number;
  /** Whether it changes anything at the museum: then it is sent once. */
  readonly writes: boolean;
  /** Whether it is asked again when it fails for the moment (Q-RUSH-1). What is polled repeats by itself. */
  readonly repeats: boolean;
}

const readTimeoutMs = 10_000;
const writeTimeoutMs = 20_000;

/** A question, asked again when it fails for the moment. */
/* @__NO_SIDE_EFFECTS__ */
export const read = (path: string): Call => ({
  path,
  timeoutMs: readTimeoutMs,
  writes: false,
  repeats: true,
});
/** A question that is repeated by itself. */
/* @__NO_SIDE_EFFECTS__ */
export const polled = (path: string): Call => ({ ...read(path), repeats: false });
/** What changes something at the museum. */
/* @__NO_SIDE_EFFECTS__ */
export const write = (path: string): Call => ({
  path,
  timeoutMs: writeTimeoutMs,
  writes: true,
  repeats: false,
});
/** The question for one setting of the museum. */
/* @__NO_SIDE_EFFECTS__ */
export const systemConfig = (code: string): Call => read(`/bms/sys-config/info-by-code/${code}`);
