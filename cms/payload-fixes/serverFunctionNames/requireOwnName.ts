/**
 * Payload looks a server function up by its name as a property of an object, and every object has those of JavaScript itself: `constructor`
 * would answer with the server's own request, and keep the process busy for seconds while that is written down.
 * @param name as the browser sent it
 * @throws Error for a name that no function can have
 */
export function requireOwnName(name: unknown): void {
  if (typeof name !== 'string' || name in Object.prototype) throw new Error('There is no such function');
}
