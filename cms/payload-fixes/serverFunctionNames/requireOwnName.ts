/**
 * Rejects names of properties that every JavaScript object inherits. Payload looks up a server function as an object property:
 * `constructor` would return the server's own request, and serializing it blocks the process for seconds.
 * @param name as sent by the browser
 * @throws Error for an inherited name
 */
export function requireOwnName(name: unknown): void {
  if (typeof name !== 'string' || name in Object.prototype) throw new Error('Unknown server function');
}
