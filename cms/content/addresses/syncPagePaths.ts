import type { CollectionAfterChangeHook } from 'payload';
import { queueBuildNotice } from '../publishing/queueBuildNotice';
import { takenByOthers, withoutTaken } from './freePaths';
import { keepRedirects, type Move } from './keepRedirects';
import { moveListed } from './moveListed';
import { pathsOf, samePaths, type Localized, type PageId, type Paths } from './pagePaths';
import { readAncestors, readBranch, readTreePage, type StoredPage } from './pageTree';
import { movedKey } from './setPagePath';
import { takeFromDrafts, writeNewestPaths, writePagePaths, writeVersionPaths } from './writePaths';

interface Moved {
  /** Its public addresses before; null when it was not public. */
  before: Localized | null;
}

/**
 * Updates the addresses of all pages below a page that moved or went public, and redirects the old ones.
 * Writes without hooks and versions, so that a move does not publish unfinished drafts.
 */
export const syncPagePaths: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const key = movedKey(operation === 'update' ? doc.id : undefined);
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
  await keepRedirects(req, moves);
  await takeFromDrafts(
    req,
    moves.map(({ page: id, after }) => [id, after]),
  );
  // An unpublished page notifies the site only here.
  if (!page.published && moves.some(({ before, after }) => !samePaths(before, after)))
    await queueBuildNotice(req);
  const own = paths.get(page.id);
  // `setPagePath` has already computed the addresses of a published page's draft.
  if (!own || (page.published && doc._status !== 'published')) return doc;
  if (!samePaths(doc.paths, own)) await writeNewestPaths(req, page.id, own);
  return { ...doc, paths: own };
};

/** Computes the addresses of pages: all of a published page, those that are free of a draft. */
async function pathsOfAll(
  pages: readonly StoredPage[],
  tree: ReadonlyMap<PageId, StoredPage>,
  req: Parameters<CollectionAfterChangeHook>[0]['req'],
): Promise<Map<PageId, Paths>> {
  const wanted = new Map(pages.map((page) => [page.id, pathsOf(page, tree)]));
  const drafts = new Map(pages.filter(({ published }) => !published).map(({ id }) => [id, wanted.get(id)]));
  const asked = new Map([...drafts].flatMap(([id, paths]) => (paths ? [[id, paths] as const] : [])));
  const taken = await takenByOthers(req, asked);
  for (const [id, paths] of asked) wanted.set(id, withoutTaken(paths, taken));
  return wanted;
}
