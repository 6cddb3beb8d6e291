import { readLimited } from '../../platform/http/readLimited';
import { Refusal } from '../Refusal';
import type { AdmittedBody } from './admitBody';

/** Treats a connection that ended within the body as a fault of the client. */
function asRefusal(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal(400, 'malformedJson');
}

/**
 * Reads a body up to a size, and stops at a larger one.
 * @param maxBytes largest size
 * @param admitted is charged with the bytes that arrive
 * @throws Refusal 413, 400 for a body that ends early, or the one of `admitted`. The connection is then
 * closed to stop the rest.
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
