import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { addressOwners } from '../../platform/addresses/addressOwners';
import { isLocale, LOCALES } from '../../platform/locales/locales';
import { findPathConflicts, clearConflictingPaths } from './pathConflicts';
import { hasListedDocuments } from './hasListedDocuments';
import { listedBelowPages } from './moveListed';
import { lockPageTree } from './lockPageTree';
import { refusePage } from './pageErrors';
import { refuseInvalidPaths } from './refuseInvalidPaths';
import { lineage, pathsOf, type Localized, type PageId, type Paths } from './pagePaths';
import { readAncestors, readBranch, readPages, type StoredPage } from './pageTree';

/** Stands for the id of a page that is not stored yet. */
const NEW_PAGE: PageId = 0;

/**
 * Returns the key in the request context under which `setPagePath` leaves a page's former public URL paths for
 * `syncPagePaths`.
 */
export const formerPathsKey = (id: PageId | undefined): string => `pageMoved:${String(id ?? NEW_PAGE)}`;

/**
 * Computes the URL paths of a page before it is saved. `syncPagePaths` then updates the pages below it. A published
 * page must be complete in each of its languages, and its URLs and those of the pages below it must be free. A draft
 * may be incomplete. Reads only the page's ancestors and, if the page moves, the pages below it.
 * @throws ValidationError at the field that has to change
 */
export const setPagePath: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id: PageId = operation === 'update' ? (originalDoc?.id ?? NEW_PAGE) : NEW_PAGE;
  const [live] = id === NEW_PAGE ? [] : await readPages(req, { id: { equals: id } }, false);
  const [latest] = id === NEW_PAGE ? [] : await readPages(req, { id: { equals: id } }, true);
  const page = nextPage(id, data, publishesOneLocale(req) ? live : latest, req);
  if (page.published) refuseWithoutTitle(page, req);
  if (live && latest && sameAddress(page, live) && sameAddress(page, latest) && hasAddress(page, latest)) {
    if (page.published) await refuseInvalidPaths(req, 'pages', [latest.paths ?? {}]);
    return { ...data, paths: latest.paths };
  }
  req.context[formerPathsKey(id)] = { before: live?.published ? (live.paths ?? null) : null };
  await lockPageTree(req);
  const tree = await readAncestors(req, page.parentPage);
  if (page.trashed && !live?.trashed) await refuseWithChildren(id, req);
  tree.set(id, page);
  if ([...lineage(page, tree)].includes(null)) refusePage(req, { field: 'parentPage', message: 'cycle' });
  const wanted = pathsOf(page, tree);
  if (page.published) {
    refuseWithoutAddress(page, wanted, req);
    await refuseInvalidPaths(req, 'pages', [wanted]);
  }
  const taken = await findPathConflicts(req, new Map([[id, wanted]]));
  if (!page.published) {
    // Published pages below an unpublished page get their URLs from its newest draft, so a draft can move them too.
    if (latest && !live?.published && movesBranch(page, latest)) await refuseTakenBelow(id, tree, req);
    return { ...data, paths: clearConflictingPaths(wanted, taken) };
  }
  const owner = taken.find(({ published }) => published);
  if (owner) refusePage(req, { field: 'slug', message: 'taken', path: owner.path });
  if (live && movesBranch(page, live)) await refuseTakenBelow(id, tree, req);
  return { ...data, paths: wanted };
};

/**
 * Returns the page as it will be after the save: new values in the request's language, unchanged values in the others.
 */
function nextPage(
  id: PageId,
  data: Record<string, unknown>,
  base: StoredPage | undefined,
  req: PayloadRequest,
): StoredPage {
  const { locale } = req;
  const localized = (field: 'slug' | 'title'): Localized => {
    const value = data[field];
    if (isLocale(locale)) {
      return { ...base?.[field], ...(value !== undefined && { [locale]: value as string | null }) };
    }
    return { ...base?.[field], ...(value as Localized | undefined) };
  };
  const field = <Name extends 'template' | 'parentPage' | 'languages'>(name: Name): StoredPage[Name] =>
    name in data ? (data[name] as StoredPage[Name]) : base?.[name];
  const trashed = 'deletedAt' in data ? Boolean(data.deletedAt) : (base?.trashed ?? false);
  return {
    id,
    slug: localized('slug'),
    title: localized('title'),
    template: field('template'),
    parentPage: field('parentPage'),
    languages: field('languages'),
    published: data._status === 'published' && !trashed,
    trashed,
  };
}

/**
 * Checks whether the request publishes only the current language. The other languages then keep their published values
 * instead of their drafts.
 */
const publishesOneLocale = (req: PayloadRequest): boolean => Boolean(req.query.publishSpecificLocale);

function sameAddress(a: StoredPage, b: StoredPage): boolean {
  const key = ({ slug, template, parentPage, languages, published, trashed }: StoredPage) => [
    LOCALES.map((locale) => slug?.[locale] ?? null),
    template ?? null,
    parentPage ?? null,
    [...(languages ?? [])].sort(),
    published,
    trashed,
  ];
  return isDeepStrictEqual(key(a), key(b));
}

function refuseWithoutTitle({ languages, title }: StoredPage, req: PayloadRequest): void {
  for (const locale of LOCALES) {
    if (languages?.includes(locale) && !title?.[locale]) {
      refusePage(req, { field: 'title', message: 'title', locale });
    }
  }
}

/**
 * Checks whether a page already has every URL it can have. If not, it is computed again, because a draft gets a missing
 * URL as soon as it is free.
 */
function hasAddress({ languages, slug }: StoredPage, { paths }: StoredPage): boolean {
  return LOCALES.every((locale) => !languages?.includes(locale) || !slug?.[locale] || paths?.[locale]);
}

/** Checks whether a change of the page also changes the URLs of the pages below it. */
function movesBranch(page: StoredPage, before: StoredPage): boolean {
  const key = ({ slug, template, parentPage }: StoredPage) => [
    LOCALES.map((locale) => slug?.[locale] ?? null),
    template === 'home',
    parentPage ?? null,
  ];
  return !isDeepStrictEqual(key(page), key(before));
}

function refuseWithoutAddress({ languages }: StoredPage, paths: Paths, req: PayloadRequest): void {
  for (const locale of LOCALES) {
    if (languages?.includes(locale) && !paths[locale]) {
      refusePage(req, { field: 'slug', message: 'path', locale });
    }
  }
}

async function refuseTakenBelow(
  id: PageId,
  ancestors: ReadonlyMap<PageId, StoredPage>,
  req: PayloadRequest,
): Promise<void> {
  const { pages } = await readBranch(req, id);
  const tree = new Map([...pages.map((page) => [page.id, page] as const), ...ancestors]);
  const wanted = new Map(
    pages.filter(({ published }) => published).map((page) => [page.id, pathsOf(page, tree)]),
  );
  const own = ancestors.get(id);
  await refuseInvalidPaths(req, 'pages', wanted.values(), true);
  if (own) wanted.set(id, pathsOf(own, tree));
  const owner = (await findPathConflicts(req, wanted)).find(({ published }) => published);
  if (owner) refusePage(req, { field: 'slug', message: 'takenBelow', path: owner.path });
  await refuseTakenByListed([id, ...pages.map((page) => page.id)], tree, req);
}

async function refuseWithChildren(id: PageId, req: PayloadRequest): Promise<void> {
  const { pages } = await readBranch(req, id);
  if (pages.some(({ trashed }) => !trashed) || (await hasListedDocuments(req, id, 'untrashed')))
    refusePage(req, { field: 'parentPage', message: 'children' });
}

/** Rejects a move that would give a project or product a URL that another document already has. */
async function refuseTakenByListed(
  listings: readonly PageId[],
  tree: ReadonlyMap<PageId, StoredPage>,
  req: PayloadRequest,
): Promise<void> {
  const moves = (await listedBelowPages(req, listings, tree)).filter(({ document }) => document.published);
  const own = new Set(moves.map(({ collection, document }) => `${collection}/${document.id}`));
  await refuseInvalidPaths(
    req,
    'pages',
    moves.map(({ paths }) => paths),
    true,
  );
  const wanted = moves.flatMap(({ paths }) => LOCALES.flatMap((locale) => paths[locale] ?? []));
  const owner = (await addressOwners(req, wanted)).find(
    ({ collection, id, published }) => published && !own.has(`${collection}/${id}`),
  );
  if (owner) refusePage(req, { field: 'slug', message: 'takenBelow', path: owner.path });
}
