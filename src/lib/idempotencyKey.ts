/**
 * Creates a random idempotency key for one request. The service stores repeated requests with the same key and content
 * only once.
 */
export function newIdempotencyKey(): string {
  // `randomUUID` is not used, because browsers offer it only on HTTPS pages.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}
