import type { CollectionAfterChangeHook } from 'payload';
import { queueBuildNotice } from '../publishing/queueBuildNotice';
import { findPathConflicts, clearConflictingPaths } from './pathConflicts';
import { updateRedirects, type Move } from './updateRedirects';
import { moveListed } from './moveListed';
import { pathsOf, samePaths, type Localized, type PageId, type Paths } from './pagePaths';
import { readAncestors, readBranch, readTreePage, type StoredPage } from './pageTree';
import { formerPathsKey } from './setPagePath';
import { removePathsFromDrafts, writeNewestPaths, writePagePaths, writeVersionPaths } from './writePaths';

interface Moved {
  /** The page's public URL paths before the save, or null if it was not public. */
  before: Localized | null;
}

/**
 * Updates the URL paths of all pages below a page that moved or was published, and redirects the old URLs. Runs no
 * hooks and creates no versions, so that a move does not publish unfinished drafts.
 */
export const syncPagePaths: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const key = formerPathsKey(operation === 'update' ? doc.id : undefined);
  const moved = req.context[key] as Moved | undefined;
  if (!moved) return doc;
  Reflect.deleteProperty(req.context, key);
  const page = await readTreePage(req, doc.id);
  if (!page) return doc;
  const { pages, versions } = await readBranch(req, page.id);
  const tree = await readAncestors(req, page.parentPage);
  for (const one of [...pages, page]) tree.set(one.id, one);

  const paths = await pathsOfAll([page, ...pages], tree, req);
  const changed = [page, ...pages].filter((one) => !samePaths(one.paths, paths.get(one.id)));
  await writePagePaths(
    req,
    changed.map(({ id }) => [id, paths.get(id)]),
  );
  await writeVersionPaths(
    req,
    versions.flatMap(({ id, page: draft }) => {
      const own = tree.get(draft.id);
      const drafted = { ...draft, trashed: own?.trashed ?? draft.trashed };
      const next =
        own && !own.published
          ? paths.get(draft.id)
          : pathsOf(drafted, new Map([...tree, [draft.id, drafted]]));
      return samePaths(draft.paths, next) ? [] : [[id, next] as const];
    }),
  );

  const moves = [page, ...pages].flatMap((one): Move[] => {
    const before = one.id === page.id ? moved.before : one.published ? one.paths : null;
    return one.published ? [{ page: one.id, before: before ?? null, after: paths.get(one.id) ?? null }] : [];
  });
  moves.push(...(await moveListed(req, [page.id, ...pages.map(({ id }) => id)], tree)));
  await updateRedirects(req, moves);
  await removePathsFromDrafts(
    req,
    moves.map(({ page: id, after }) => [id, after]),
  );
  // Saving a draft does not notify the site. If it changed the URLs of published pages below it, the site must be
  // rebuilt.
  if (!page.published && moves.some(({ before, after }) => !samePaths(before, after)))
    await queueBuildNotice(req);
  const own = paths.get(page.id);
  // If this is a new draft of a published page, `setPagePath` has already computed its URL paths.
  if (!own || (page.published && doc._status !== 'published')) return doc;
  if (!samePaths(doc.paths, own)) await writeNewestPaths(req, page.id, own);
  return { ...doc, paths: own };
};

/**
 * Computes the URL paths of pages. A published page gets all its paths; a draft gets only those that no other document
 * uses.
 */
async function pathsOfAll(
  pages: readonly StoredPage[],
  tree: ReadonlyMap<PageId, StoredPage>,
  req: Parameters<CollectionAfterChangeHook>[0]['req'],
): Promise<Map<PageId, Paths>> {
  const wanted = new Map(pages.map((page) => [page.id, pathsOf(page, tree)]));
  const drafts = new Map(pages.filter(({ published }) => !published).map(({ id }) => [id, wanted.get(id)]));
  const asked = new Map([...drafts].flatMap(([id, paths]) => (paths ? [[id, paths] as const] : [])));
  const taken = await findPathConflicts(req, asked);
  for (const [id, paths] of asked) wanted.set(id, clearConflictingPaths(paths, taken));
  return wanted;
}
