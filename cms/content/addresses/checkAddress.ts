import { addressFault } from '@group/rules/addresses/addressFault';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { isEditor } from '../../platform/access/isEditor';
import { isLocale, type Locale } from '../../platform/locales/locales';
import type { AddressOwner } from '../../platform/addresses/addressOwners';
import { findPathConflicts, findListedPathConflicts } from './pathConflicts';
import { listedPathsOf, type PageCollection } from './listedPages';
import { readReserved } from '../../platform/addresses/reservedStore';
import { pathsOf, type Paths, type TreePage } from './pagePaths';
import { readAncestors } from './pageTree';
import { slugFault } from './slugRules';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;

const numberOf = (value: unknown): number | null => {
  const number = Number(value);
  return value && Number.isSafeInteger(number) ? number : null;
};

/**
 * Builds the unsaved document from the query parameters, in one language, in the form that the page tree functions
 * expect.
 */
function pageOf(query: PayloadRequest['query'], locale: Locale): TreePage {
  return {
    id: numberOf(query.id) ?? 0,
    slug: { [locale]: String(query.slug) },
    template: String(query.template),
    parentPage: numberOf(query.parent),
    languages: [locale],
    published: true,
    trashed: false,
  };
}

type AddressState = 'free' | 'taken' | 'reserved' | 'long';

async function stateOf(
  req: PayloadRequest,
  path: string | null,
  taken: readonly AddressOwner[],
): Promise<AddressState> {
  const fault = path && addressFault(path, await readReserved(req));
  if (fault) return fault.kind === 'reserved' ? 'reserved' : 'long';
  return taken.some(({ published }) => published) ? 'taken' : 'free';
}

/** Returns the URL paths that the unsaved document would get, and the other documents that already use them. */
async function addressesOf(
  collection: PageCollection,
  page: TreePage,
  req: PayloadRequest,
): Promise<{ paths: Paths; taken: AddressOwner[] }> {
  const tree = await readAncestors(req, page.parentPage);
  if (collection === 'pages') {
    tree.set(page.id, page);
    const paths = pathsOf(page, tree);
    return { paths, taken: await findPathConflicts(req, new Map([[page.id, paths]])) };
  }
  const paths = listedPathsOf(page, tree);
  return { paths, taken: await findListedPathConflicts(req, collection, page.id, paths) };
}

/**
 * `GET /api/<collection>/address?slug&locale&id&parent&template`: returns the URL path that the unsaved document would
 * get, and whether it is available.
 */
export const checkAddress = (collection: PageCollection): Endpoint => ({
  path: '/address',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) throw new APIError('Unauthorized', UNAUTHORIZED);
    const { locale, slug } = req.query;
    if (!isLocale(locale) || typeof slug !== 'string' || slugFault(slug)) {
      throw new APIError('slug and locale are needed', BAD_REQUEST);
    }
    const { paths, taken } = await addressesOf(collection, pageOf(req.query, locale), req);
    return Response.json(
      { path: paths[locale], state: await stateOf(req, paths[locale], taken) },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  },
});
