/** A random key for one request; sent again with the same content, it is stored once. */
export function newIdempotencyKey(): string {
  // Not `randomUUID`, which browsers keep from pages without HTTPS.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}
