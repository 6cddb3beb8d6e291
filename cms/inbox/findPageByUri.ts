import type { Payload, PayloadRequest } from 'payload';
import { env } from '../platform/env/env';
import { cachedRead, type Reader } from '../platform/cache/cachedRead';

/** The data that an inbox entry needs about the page it was sent from. */
export interface OriginPage {
  id: number;
  /** Database id of the company. */
  company: number | null;
}

/**
 * Returns the decoded path of a URL, with a trailing slash because pages store it that way. Returns null for URLs of
 * other sites.
 */
function pathOf(uri: string): string | null {
  if (!URL.canParse(uri)) return null;
  const { origin, pathname } = new URL(uri);
  if (origin !== new URL(env.siteUrl).origin) return null;
  try {
    const path = decodeURI(pathname.endsWith('/') ? pathname : `${pathname}/`);
    // PostgreSQL cannot store or compare text that contains a NUL character.
    return path.includes('\0') ? null : path;
  } catch {
    // A path with a malformed percent escape cannot belong to a page.
    return null;
  }
}

async function findPage(payload: Payload, path: string, req?: PayloadRequest): Promise<OriginPage | null> {
  const page = await payload.db.findOne<{ id: number; company?: number | null }>({
    collection: 'pages',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { deletedAt: { exists: false } },
        { or: [{ 'paths.he': { equals: path } }, { 'paths.en': { equals: path } }] },
      ],
    },
    select: { company: true },
    ...(req && { req }),
  });
  return page ? { id: page.id, company: page.company ?? null } : null;
}

/**
 * Finds the published page from which a form was sent. The result is cached for two seconds (`cachedRead`).
 * @param uri full URL, as sent by the visitor's browser
 * @returns null if the URL does not belong to a published page of the site
 */
export async function findPageByUri(
  reader: Reader,
  uri: string | null | undefined,
): Promise<OriginPage | null> {
  const path = uri ? pathOf(uri) : null;
  if (path === null) return null;
  return cachedRead(reader, `pageOfUri ${path}`, (within) => findPage(reader.payload, path, within));
}
