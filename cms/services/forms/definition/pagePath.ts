import type { PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';

/** Returns the path of a page in a language, or null if it is not published in that language. */
export async function pagePath(id: unknown, req: PayloadRequest, locale: Locale): Promise<string | null> {
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    select: { paths: true },
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
    req,
  });
  return docs[0]?.paths?.[locale] ?? null;
}
