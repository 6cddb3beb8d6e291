import { createHash } from 'node:crypto';
import type { Json } from '../Json';

/**
 * Returns the digest of a node's content. Only a page's digest includes `updatedAt`, which sitemaps and structured
 * data show, so saving other documents unchanged renders nothing.
 * @param content fields of the node in schema order
 * @param isPage whether the node has a page
 */
export function contentDigest(content: Json, isPage = false): string {
  const covered = Object.entries(content).filter(
    ([name]) => name !== 'createdAt' && (isPage || name !== 'updatedAt'),
  );
  return createHash('sha1').update(JSON.stringify(covered)).digest('hex');
}
