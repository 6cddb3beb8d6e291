import type { Payload, PayloadRequest } from 'payload';
import { env } from '../platform/env';
import { keptRead } from '../platform/keptReads';

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
    const path = decodeURI(pathname.endsWith('/') ? pathname : `${pathname}/`);
    // PostgreSQL takes no text that holds it, and fails.
    return path.includes('\0') ? null : path;
  } catch {
    // A malformed escape is no address of a page.
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
 * The page from which something was sent. It is looked up once in two seconds for all who send from it (`keptRead`).
 * @param uri the whole address, as the visitor's browser names it
 * @returns null when it is no published page of the site
 */
export async function pageOfUri(
  req: PayloadRequest,
  uri: string | null | undefined,
): Promise<OriginPage | null> {
  const path = uri ? pathOf(uri) : null;
  if (path === null) return null;
  return keptRead(req, `pageOfUri ${path}`, (within) => findPage(req.payload, path, within));
}
