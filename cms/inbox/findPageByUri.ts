import type { Payload, PayloadRequest } from 'payload';
import { env } from '../platform/env/env';
import { cachedRead, type Reader } from '../platform/cache/cachedRead';

/** Fields of a page that a message needs. */
export interface OriginPage {
  id: number;
  /** Database id of the company. */
  company: number | null;
}

/** Decoded path of an address of the site, with a trailing slash as pages store it. */
function pathOf(uri: string): string | null {
  if (!URL.canParse(uri)) return null;
  const { origin, pathname } = new URL(uri);
  if (origin !== new URL(env.siteUrl).origin) return null;
  try {
    const path = decodeURI(pathname.endsWith('/') ? pathname : `${pathname}/`);
    // PostgreSQL rejects text with NUL.
    return path.includes('\0') ? null : path;
  } catch {
    // A malformed escape matches no page.
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
 * Finds the page that sent a form. Cached for two seconds (`cachedRead`).
 * @param uri full address, as the visitor's browser sends it
 * @returns null if it is no published page of the site
 */
export async function findPageByUri(
  reader: Reader,
  uri: string | null | undefined,
): Promise<OriginPage | null> {
  const path = uri ? pathOf(uri) : null;
  if (path === null) return null;
  return cachedRead(reader, `pageOfUri ${path}`, (within) => findPage(reader.payload, path, within));
}
