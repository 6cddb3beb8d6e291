import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { isLocale, LOCALES } from '../../platform/locales';
import { addressBook, type AddressBook } from './addressBook';
import { lockPageTree } from './lockPageTree';
import { refusePage } from './pageErrors';
import { lineage, type Localized, type PageId } from './pagePaths';
import { pageTree, readPages, type StoredPage } from './pageTree';

/** Stands for a page that has no id yet. */
const NEW_PAGE: PageId = 0;

/** Tells `syncPagePaths` that a page moved during this request. */
export const PAGE_MOVED = 'pageMoved';

/**
 * Computes the addresses of the page that is being saved. When it goes public it must be complete in each of its languages and
 * may not take another page's address; a draft may be unfinished. The pages below it follow in `syncPagePaths`.
 * @throws ValidationError at the field that has to change
 */
export const setPagePath: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id: PageId = operation === 'update' ? (originalDoc?.id ?? NEW_PAGE) : NEW_PAGE;
  const [live] = id === NEW_PAGE ? [] : await readPages(req, { id: { equals: id } }, false);
  const [latest] = id === NEW_PAGE ? [] : await readPages(req, { id: { equals: id } }, true);
  const page = nextPage(id, data, publishesOneLocale(req) ? live : latest, req);
  if (page.published) refuseWithoutTitle(page, req);
  if (live && latest && sameAddress(page, live) && sameAddress(page, latest)) {
    return { ...data, paths: latest.paths };
  }
  req.context[PAGE_MOVED] = true;
  await lockPageTree(req);
  const tree = await pageTree(req);
  if (page.trashed && !live?.trashed) refuseWithChildren(id, tree, req);
  tree.set(id, { ...page, paths: live?.paths });
  if ([...lineage(page, tree)].includes(null)) refusePage(req, { field: 'parentPage', message: 'cycle' });
  const book = addressBook(tree);
  if (page.published) refuseWithoutAddress(page, book, req);
  return { ...data, paths: book.paths.get(id) };
};

/** The page as it will be: what is saved in the language of the request, the other languages as they are. */
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

/** The editor publishes the language at hand only: the others stay as visitors see them, whatever their drafts say. */
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

function refuseWithoutAddress({ id, languages }: StoredPage, book: AddressBook, req: PayloadRequest): void {
  for (const locale of LOCALES) {
    if (languages?.includes(locale) && !book.paths.get(id)?.[locale]) {
      refusePage(req, { field: 'slug', message: 'path', locale });
    }
  }
  const conflict = book.conflicts[0];
  if (!conflict) return;
  const own = conflict.page === id || book.owners.get(conflict.path) === id;
  refusePage(req, { field: 'slug', message: own ? 'taken' : 'takenBelow', path: conflict.path });
}

function refuseWithChildren(id: PageId, tree: ReadonlyMap<PageId, StoredPage>, req: PayloadRequest): void {
  const child = [...tree.values()].find(({ parentPage, trashed }) => parentPage === id && !trashed);
  if (child) refusePage(req, { field: 'parentPage', message: 'children' });
}
