/** Global symbol, because the bundled CMS has its own copy of this module. */
const ENDING = Symbol.for('group-site.ending');

/** Tells whether this process is stopping. It still answers, but should receive nothing new. */
export const isEnding = () => Reflect.get(globalThis, ENDING) === true;

/**
 * Sets the result of {@link isEnding}.
 * @param {boolean} ending
 */
export const setEnding = (ending) => void Reflect.set(globalThis, ENDING, ending);
