import type { PayloadRequest } from 'payload';
import { listedCollections } from './listedPages';
import type { PageId } from './pagePaths';

/**
 * Checks whether a page has projects or products below it.
 * @param which whether to count all documents, or only those outside the trash
 */
export async function hasListedDocuments(
  req: PayloadRequest,
  id: PageId,
  which: 'all' | 'untrashed' = 'all',
): Promise<boolean> {
  for (const collection of listedCollections(req)) {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { parentPage: { equals: id } },
      trash: which === 'all',
      overrideAccess: true,
      req,
    });
    if (totalDocs > 0) return true;
  }
  return false;
}
