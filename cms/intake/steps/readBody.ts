import { readLimited } from '../../platform/http/readLimited';
import { Refusal } from '../Refusal';
import type { AdmittedBody } from './admitBody';

/** The connection ended within the body: a failure of the client, not of the service. */
function asRefusal(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal(400, 'malformedJson');
}

/**
 * Reads a body up to a size. A larger one is not read to its end.
 * @param request its body is read once
 * @param maxBytes largest size
 * @param admitted is charged with the bytes that arrive
 * @throws Refusal 413, 400 for a body that ends early, or the one of `admitted`. The connection is closed after it, which stops a body that is still on its way.
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
