import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { isLocale, LOCALES } from '../../platform/locales/locales';
import { findListedPathConflicts, clearConflictingPaths } from './pathConflicts';
import { listedPathsOf, readListed, type ListedSlug } from './listedPages';
import { lockPageTree } from './lockPageTree';
import { refuseDocument } from './pageErrors';
import { refuseInvalidPaths } from './refuseInvalidPaths';
import type { Localized, PageId, Paths } from './pagePaths';
import { readAncestors, type StoredPage } from './pageTree';

/** Stands for the id of a document that is not stored yet. */
const NEW: PageId = 0;

/**
 * Returns the key in the request context under which `setListedPath` leaves the former public URL paths for
 * `updateListedRedirects`.
 */
export const formerListedPathsKey = (collection: ListedSlug, id: PageId | undefined): string =>
  `listedMoved:${collection}:${String(id ?? NEW)}`;

/**
 * Computes the URL paths of a document below its listing page before it is saved. A published document must be complete
 * in each of its languages, and no other published document may use its URLs. A draft may be incomplete.
 * @param titleField name of the field that holds the document's name
 * @throws ValidationError at the field that has to change
 */
export function setListedPath(collection: ListedSlug, titleField: string): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, operation, req }) => {
    const id: PageId =
      operation === 'update' ? ((originalDoc as { id?: PageId } | undefined)?.id ?? NEW) : NEW;
    const own = { id: { equals: id } };
    const [live] = id === NEW ? [] : await readListed(req, collection, own, false);
    const [latest] = id === NEW ? [] : await readListed(req, collection, own, true);
    // When an editor publishes only one language, the other languages keep their published values instead of their
    // drafts.
    const base = req.query?.publishSpecificLocale ? live : latest;
    const next = nextDocument(id, data, base, titleField, req);
    if (next.published) refuseIncomplete(collection, titleField, next, req);
    if (live && latest && sameAddress(next, live) && sameAddress(next, latest) && hasAddress(latest)) {
      if (next.published) await refuseInvalidPaths(req, collection, [latest.paths ?? {}]);
      return { ...data, paths: latest.paths };
    }
    req.context[formerListedPathsKey(collection, id)] = {
      before: live?.published ? (live.paths ?? null) : null,
    };
    await lockPageTree(req);
    const wanted = listedPathsOf(next, await readAncestors(req, next.parentPage));
    if (next.published) {
      refuseWithoutAddress(collection, next, wanted, req);
      await refuseInvalidPaths(req, collection, [wanted]);
    }
    const taken = await findListedPathConflicts(req, collection, id, wanted);
    if (!next.published) return { ...data, paths: clearConflictingPaths(wanted, taken) };
    const owner = taken.find(({ published }) => published);
    if (owner) refuseDocument(req, { collection, field: 'slug', message: 'taken', path: owner.path });
    return { ...data, paths: wanted };
  };
}

/**
 * Returns the document as it will be after the save: new values in the request's language, unchanged values in the
 * others.
 */
function nextDocument(
  id: PageId,
  data: Record<string, unknown>,
  base: StoredPage | undefined,
  titleField: string,
  req: PayloadRequest,
): StoredPage {
  const { locale } = req;
  const localized = (value: unknown, before: Localized | null | undefined): Localized => {
    if (isLocale(locale))
      return { ...before, ...(value !== undefined && { [locale]: value as string | null }) };
    return { ...before, ...(value as Localized | undefined) };
  };
  const field = <Name extends 'parentPage' | 'languages'>(name: Name): StoredPage[Name] =>
    name in data ? (data[name] as StoredPage[Name]) : base?.[name];
  const trashed = 'deletedAt' in data ? Boolean(data.deletedAt) : (base?.trashed ?? false);
  return {
    id,
    slug: localized(data.slug, base?.slug),
    title: localized(data[titleField], base?.title),
    parentPage: field('parentPage'),
    languages: field('languages'),
    published: data._status === 'published' && !trashed,
    trashed,
  };
}

function sameAddress(a: StoredPage, b: StoredPage): boolean {
  const key = ({ slug, parentPage, languages, published, trashed }: StoredPage) => [
    LOCALES.map((locale) => slug?.[locale] ?? null),
    parentPage ?? null,
    [...(languages ?? [])].sort(),
    published,
    trashed,
  ];
  return isDeepStrictEqual(key(a), key(b));
}

/**
 * Checks whether a document already has every URL it can have. If not, it is computed again, because a draft gets a
 * missing URL as soon as it is free.
 */
const hasAddress = ({ languages, slug, paths }: StoredPage): boolean =>
  LOCALES.every((locale) => !languages?.includes(locale) || !slug?.[locale] || paths?.[locale]);

function refuseIncomplete(
  collection: ListedSlug,
  titleField: string,
  { languages, title, parentPage }: StoredPage,
  req: PayloadRequest,
): void {
  if (!parentPage) refuseDocument(req, { collection, field: 'parentPage', message: 'listing' });
  for (const locale of LOCALES) {
    if (languages?.includes(locale) && !title?.[locale]) {
      refuseDocument(req, { collection, field: titleField, message: 'title', locale });
    }
  }
}

function refuseWithoutAddress(
  collection: ListedSlug,
  { languages }: StoredPage,
  paths: Paths,
  req: PayloadRequest,
): void {
  for (const locale of LOCALES) {
    if (languages?.includes(locale) && !paths[locale]) {
      refuseDocument(req, { collection, field: 'slug', message: 'path', locale });
    }
  }
}
