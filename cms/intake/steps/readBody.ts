import { readLimited } from '../../platform/http/readLimited';
import { Refusal } from '../Refusal';
import type { AdmittedBody } from './admitBody';

/** Converts an error while reading to a Refusal. If the connection ended within the body, the client is at fault. */
function asRefusal(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal(400, 'malformedJson');
}

/**
 * Reads a body, and stops as soon as it exceeds the maximum size.
 * @param maxBytes maximum size
 * @param admitted counts the bytes that arrive
 * @throws Refusal 413 for a larger body, 400 for a body that ends early, or the rejection by `admitted`. The connection
 *   is then closed, so that the client stops sending.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  admitted?: AdmittedBody,
): Promise<Uint8Array> {
  const reading = readLimited(request, maxBytes, (bytes) => admitted?.charge(bytes)).catch(asRefusal);
  const body = await (admitted ? Promise.race([reading, admitted.refused]) : reading);
  if (!body) throw new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  admitted?.complete();
  return body;
}
