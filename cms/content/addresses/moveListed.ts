import type { PayloadRequest } from 'payload';
import type { Move } from './keepRedirects';
import { listedCollections, listedPathsOf, readListed, type ListedSlug } from './listedPages';
import { samePaths, type PageId, type Paths } from './pagePaths';
import type { StoredPage } from './pageTree';
import { writeListedPaths } from './writePaths';

/** A document below a listing page, with its new addresses. */
export interface ListedMove {
  collection: ListedSlug;
  document: StoredPage;
  paths: Paths;
}

/**
 * Finds the documents below some listing pages, with their new addresses.
 * @param tree the listing pages and their ancestors, as they will be after the save
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
 * Writes the new addresses of documents below moved pages, without hooks and versions (as `syncPagePaths`
 * does).
 * @returns the public moves
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
