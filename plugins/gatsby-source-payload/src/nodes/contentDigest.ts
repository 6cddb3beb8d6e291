import { createHash } from 'node:crypto';
import type { Json } from '../Json';

/**
 * Returns the digest of a node's content, from which Gatsby detects changes. `updatedAt` is included only for pages,
 * because sitemaps and structured data show it. Other documents that are saved without a change therefore cause no
 * rendering.
 * @param content fields of the node, in the order of the schema
 * @param isPage whether the node has a page
 */
export function contentDigest(content: Json, isPage = false): string {
  const covered = Object.entries(content).filter(
    ([name]) => name !== 'createdAt' && (isPage || name !== 'updatedAt'),
  );
  return createHash('sha1').update(JSON.stringify(covered)).digest('hex');
}
