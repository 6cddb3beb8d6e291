/**
 * Pattern of valid names. Payload repeats an unknown name in its error message, so a name with line breaks could forge
 * lines in the log.
 */
const NAME = /^[\w-]{1,64}$/;

/**
 * Rejects names of server functions that every object inherits, and names with characters other than letters, digits,
 * dashes and underscores. Payload looks up a server function as a property of an object. The name `constructor` would
 * return the server's own request, and serialising that blocks the process for seconds.
 * @param name as sent by the browser
 * @throws Error whose message does not contain the name
 */
export function requireOwnName(name: unknown): void {
  if (typeof name !== 'string' || !NAME.test(name) || name in Object.prototype)
    throw new Error('Unknown server function');
}
