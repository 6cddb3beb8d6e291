import { createHash } from 'node:crypto';
import type { Json } from '../Json';

/**
 * Digest of a node's content. Only a page's digest covers `updatedAt`: sitemaps and structured data show it. Saving any other document
 * unchanged renders nothing.
 * @param content fields of the node in the order of the schema
 * @param isPage whether the node has a page of its own
 */
export function contentDigest(content: Json, isPage = false): string {
  const covered = Object.entries(content).filter(
    ([name]) => name !== 'createdAt' && (isPage || name !== 'updatedAt'),
  );
  return createHash('sha1').update(JSON.stringify(covered)).digest('hex');
}
