/**
 * Reads a body up to a size. A larger one is not read to its end.
 * @param request its body is read once
 * @param maxBytes largest size
 * @returns null when it is larger
 */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // Not cancelled: that would tear down the connection before the answer is out.
    if (size > maxBytes) return null;
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
