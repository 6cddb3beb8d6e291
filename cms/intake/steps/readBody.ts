import { Refusal } from '../Refusal';

/** The connection is closed after this refusal: that stops a body that is still on its way. */
const tooLarge = () => new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });

/**
 * Reads a body up to a size. A larger one is not read to its end.
 * @param request its body is read once
 * @param maxBytes largest size
 * @throws Refusal 413
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // Not cancelled: that would tear down the connection before the answer is out.
    if (size > maxBytes) throw tooLarge();
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
