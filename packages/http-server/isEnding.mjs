/** Key of a global flag. It is a global symbol, because the bundled CMS contains its own copy of this module. */
const ENDING = Symbol.for('group-site.ending');

/**
 * Returns whether this process is stopping. It still responds to requests, but a load balancer should not send it new
 * ones.
 */
export const isEnding = () => Reflect.get(globalThis, ENDING) === true;

/**
 * Sets the result of {@link isEnding}.
 * @param {boolean} ending
 */
export const setEnding = (ending) => void Reflect.set(globalThis, ENDING, ending);
