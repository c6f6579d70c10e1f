/**
 * Set by vite.config.ts: `true` where the in-memory museum stands behind the app, `false` where the real one does.
 * A constant at build time, so that the branch not taken leaves no byte.
 */
declare const __IN_MEMORY__: boolean;
