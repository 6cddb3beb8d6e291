/** Creates a random key for one request. The service stores repeats with the same content once. */
export function newIdempotencyKey(): string {
  // Browsers offer `randomUUID` only with HTTPS.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}
