import type { PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';

/** Path of a published page in a language; null if there is none. */
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
