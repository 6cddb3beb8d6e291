/** Where `scripts/httpServer.mjs`, which is not bundled with this, notes that the process was told to end. */
const ENDING = Symbol.for('group-site.ending');

/** Whether this process was told to end: it still answers, and nothing new should be sent to it. */
export const isEnding = (): boolean => Reflect.get(globalThis, ENDING) === true;
