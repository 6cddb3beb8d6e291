/**
 * Reads a body and stops as soon as it exceeds the maximum size.
 * @param onBytes called with the size of each chunk; if it throws, reading stops
 * @returns null if the body is larger than `maxBytes`
 */
export async function readLimited(
  message: Request | Response,
  maxBytes: number,
  onBytes?: (bytes: number) => void,
): Promise<Uint8Array | null> {
  if (Number(message.headers.get('Content-Length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = message.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // The reader is not cancelled, because that would close the connection before the response is sent.
    if (size > maxBytes) return null;
    onBytes?.(value.byteLength);
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
