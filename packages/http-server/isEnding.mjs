/** Global symbol, because the bundled CMS has its own copy of this module. */
const ENDING = Symbol.for('group-site.ending');

/** Whether this process was told to end. It still answers, but nothing new should be sent to it. */
export const isEnding = () => Reflect.get(globalThis, ENDING) === true;

/** Sets what {@link isEnding} answers. @param {boolean} ending */
export const setEnding = (ending) => void Reflect.set(globalThis, ENDING, ending);
