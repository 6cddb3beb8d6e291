import { isolateObjectProperty, type PayloadRequest } from 'payload';
import { env } from '../platform/env';

/** A page of the site, as far as a message needs it. */
export interface OriginPage {
  id: number;
  /** The company's id in the database. */
  company: number | null;
}

/** The path of an address of our own site, as pages hold it: readable, with a slash behind. */
function pathOf(uri: string): string | null {
  if (!URL.canParse(uri)) return null;
  const { origin, pathname } = new URL(uri);
  if (origin !== new URL(env.siteUrl).origin) return null;
  try {
    return decodeURI(pathname.endsWith('/') ? pathname : `${pathname}/`);
  } catch {
    // A malformed escape is no address of a page.
    return null;
  }
}

/**
 * The page from which something was sent.
 * @param uri the whole address, as the visitor's browser names it
 * @returns null when it is no published page of the site
 */
export async function pageOfUri(
  req: PayloadRequest,
  uri: string | null | undefined,
): Promise<OriginPage | null> {
  const path = uri ? pathOf(uri) : null;
  if (path === null) return null;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { or: [{ 'paths.he': { equals: path } }, { 'paths.en': { equals: path } }] },
      ],
    },
    select: { company: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    // The local API writes its locale into the request it is given.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  const [page] = docs;
  return page ? { id: page.id, company: typeof page.company === 'number' ? page.company : null } : null;
}
