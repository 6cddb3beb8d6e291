import type { PayloadRequest } from 'payload';
import type { Move } from './updateRedirects';
import { listedCollections, listedPathsOf, readListed, type ListedSlug } from './listedPages';
import { samePaths, type PageId, type Paths } from './pagePaths';
import type { StoredPage } from './pageTree';
import { writeListedPaths } from './writePaths';

/** A document below a listing page, and the URL paths it will get. */
export interface ListedMove {
  collection: ListedSlug;
  document: StoredPage;
  paths: Paths;
}

/**
 * Finds the documents below the given listing pages, and computes the URL paths they will get.
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
 * Writes the new URL paths of the documents below moved pages. Like `syncPagePaths`, it runs no hooks and creates no
 * versions.
 * @returns the moves of published documents
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
