import type { PayloadRequest } from 'payload';
import type { Move } from './keepRedirects';
import { listedCollections, listedPathsOf, readListed, type ListedSlug } from './listedPages';
import { samePaths, type PageId, type Paths } from './pagePaths';
import type { StoredPage } from './pageTree';
import { writeListedPaths } from './writePaths';

/** A document below a listing page, and the addresses it comes to. */
export interface ListedMove {
  collection: ListedSlug;
  document: StoredPage;
  paths: Paths;
}

/**
 * What stands below some listing pages, and where it comes to stand.
 * @param listings the listing pages
 * @param tree they and all above them, as they will be
 */
export async function listedBelowPages(
  req: PayloadRequest,
  listings: readonly PageId[],
  tree: ReadonlyMap<PageId, StoredPage>,
): Promise<ListedMove[]> {
  const where = { parentPage: { in: [...listings] } };
  const moves: ListedMove[] = [];
  for (const collection of listedCollections(req)) {
    for (const document of await readListed(req, collection, where, false)) {
      moves.push({ collection, document, paths: listedPathsOf(document, tree) });
    }
  }
  return moves;
}

/**
 * Writes the new addresses of what stands below pages that moved, past hooks and versions, as `syncPagePaths` does for pages.
 * @returns the moves that visitors see
 */
export async function moveListed(
  req: PayloadRequest,
  listings: readonly PageId[],
  tree: ReadonlyMap<PageId, StoredPage>,
): Promise<Move[]> {
  const moved = (await listedBelowPages(req, listings, tree)).filter(
    ({ document, paths }) => !samePaths(document.paths, paths),
  );
  for (const collection of listedCollections(req)) {
    await writeListedPaths(
      req,
      collection,
      moved.filter((one) => one.collection === collection).map(({ document, paths }) => [document.id, paths]),
    );
  }
  return moved
    .filter(({ document }) => document.published)
    .map(({ collection, document, paths }) => ({
      collection,
      page: document.id,
      before: document.paths ?? null,
      after: paths,
    }));
}
