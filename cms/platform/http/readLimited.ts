/**
 * Reads a body up to a size. A larger one is not read to its end.
 * @param message a request or an answer; its body is read once
 * @param maxBytes largest size
 * @param onBytes is called with the size of each part that arrives; reading ends when it throws
 * @returns null when it is larger
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
    // Not cancelled: that would tear down the connection before the answer is out.
    if (size > maxBytes) return null;
    onBytes?.(value.byteLength);
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
