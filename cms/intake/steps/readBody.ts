import { readLimited } from '../../platform/http/readLimited';
import { Refusal } from '../Refusal';

/**
 * Reads a body up to a size. A larger one is not read to its end.
 * @param request its body is read once
 * @param maxBytes largest size
 * @throws Refusal 413; the connection is closed after it, which stops a body that is still on its way
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const body = await readLimited(request, maxBytes);
  if (!body) throw new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  return body;
}
