/** Payload repeats an unknown name in its error. Line breaks would forge lines of the log. */
const NAME = /^[\w-]{1,64}$/;

/**
 * Rejects names that every object inherits, and names with other characters than letters, digits and dashes.
 * Payload looks up a server function as an object property: `constructor` would return the server's own request,
 * and serializing it blocks the process for seconds.
 * @param name as sent by the browser
 * @throws Error that does not repeat the name
 */
export function requireOwnName(name: unknown): void {
  if (typeof name !== 'string' || !NAME.test(name) || name in Object.prototype)
    throw new Error('Unknown server function');
}
