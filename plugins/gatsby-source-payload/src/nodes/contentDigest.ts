import { createHash } from 'node:crypto';
import type { Json } from '../Json';

/** When a document was saved is not content: saving it unchanged must render nothing again. */
const TIMES = new Set(['updatedAt', 'createdAt']);

/**
 * Digest of a document's content, the same for the same content whenever it was saved.
 * @param content fields of the node in the order of the schema
 */
export function contentDigest(content: Json): string {
  const timeless = Object.entries(content).filter(([name]) => !TIMES.has(name));
  return createHash('sha1').update(JSON.stringify(timeless)).digest('hex');
}
