import type {
  CollectionConfig,
  DataFromCollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { isolateObjectProperty } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { addressLookup } from '../../platform/addresses/addressOwners';
import type { PageSlug } from '../../platform/addresses/hasPages';
import { pathOf, type Localized, type PageId, type Paths, type TreePage } from './pagePaths';
import type { StoredPage } from './pageTree';

/**
 * Collections whose documents have a page below a listing page. The page's URL is the listing page's URL plus the
 * document's slug.
 */
export type ListedSlug = Exclude<
  {
    [Slug in PageSlug]: 'parentPage' extends keyof DataFromCollectionSlug<Slug> ? Slug : never;
  }[PageSlug],
  'pages'
>;

/** Collections whose documents have a page with its own URL. */
export type PageCollection = ListedSlug | 'pages';

/** Key in a collection's `custom` property. Its value is the name of the field that holds a document's name. */
const LISTED = 'listedTitle';

interface ListedRow {
  id: PageId;
  slug?: Localized | null;
  paths?: Localized | null;
  languages?: readonly string[] | null;
  parentPage?: PageId | null;
  _status?: string | null;
  deletedAt?: string | null;
  [title: string]: unknown;
}

/**
 * Returns the `custom` value that registers a collection as one whose documents are below listing pages.
 * @param titleField name of the field that holds a document's name
 */
export const listedBelow = (
  slug: ListedSlug,
  titleField: string,
): NonNullable<CollectionConfig['custom']> => ({
  ...addressLookup(async (req, paths) => {
    const here = { in: [...paths] };
    const found = await readListed(
      req,
      slug,
      {
        and: [
          { deletedAt: { exists: false } },
          { or: LOCALES.map((locale) => ({ [`paths.${locale}`]: here })) },
        ],
      },
      false,
    );
    return found.flatMap(({ id, published, paths: stored }) =>
      LOCALES.flatMap((locale) => {
        const path = stored?.[locale];
        return path && paths.includes(path) ? [{ id, published, path }] : [];
      }),
    );
  }),
  [LISTED]: titleField,
});

const titleFieldOf = ({ custom }: Pick<SanitizedCollectionConfig, 'custom'>): string | undefined => {
  const field: unknown = custom?.[LISTED];
  return typeof field === 'string' ? field : undefined;
};

/** Returns the collections whose documents are below listing pages. */
export const listedCollections = ({ payload }: Pick<PayloadRequest, 'payload'>): ListedSlug[] =>
  payload.config.collections
    .filter((collection) => titleFieldOf(collection) !== undefined)
    .map(({ slug }) => slug as ListedSlug);

/**
 * Reads documents below listing pages in all languages, including trashed documents.
 * @param draft true to read each document's newest version instead of the published one
 */
export async function readListed(
  req: PayloadRequest,
  collection: ListedSlug,
  where: Where,
  draft: boolean,
): Promise<StoredPage[]> {
  const title = titleFieldOf(req.payload.collections[collection].config) ?? 'title';
  const { docs } = await req.payload.find({
    collection,
    where,
    draft,
    locale: 'all',
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    select: {
      slug: true,
      paths: true,
      languages: true,
      parentPage: true,
      _status: true,
      deletedAt: true,
      [title]: true,
    },
    // The local API overwrites the request's locale. Pass a copy, because the save in progress still needs the original
    // one.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return (docs as unknown as ListedRow[]).map(({ _status, deletedAt, ...row }) => ({
    id: row.id,
    slug: row.slug,
    paths: row.paths,
    languages: row.languages,
    parentPage: row.parentPage,
    title: row[title] as Localized | null | undefined,
    published: _status === 'published' && !deletedAt,
    trashed: Boolean(deletedAt),
  }));
}

/**
 * Computes the URL path of a document below its listing page, in each language. All are null if the document is in the
 * trash or has no listing page.
 * @param tree the listing page and its ancestors
 */
export function listedPathsOf(
  { slug, languages, parentPage, trashed }: TreePage,
  tree: ReadonlyMap<PageId, TreePage>,
): Paths {
  const listing = parentPage ? tree.get(parentPage) : undefined;
  const path = (locale: Locale): string | null => {
    const own = slug?.[locale];
    if (trashed || !own || !listing || !languages?.includes(locale)) return null;
    const above = pathOf(listing, tree, locale);
    return above && `${above}${own}/`;
  };
  return { he: path('he'), en: path('en') };
}
