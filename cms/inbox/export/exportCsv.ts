import { israelDay } from '@group/rules/time/israelTime';
import type { CollectionSlug, PayloadHandler, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { hasRole, type Role } from '../../platform/access/roles';
import { writeAudit } from '../../platform/audit/writeAudit';
import type { Locale } from '../../platform/locales/locales';
import { companyNames } from '../letter/companyNames';
import { csvColumns } from './csvColumns';
import { csvLine } from '../../platform/csv/csvCell';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const BATCH_SIZE = 200;
/** Excel needs a byte order mark to recognize the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Handles `GET /api/{collection}/export.csv`, which exports the list with its current filters and search, newest first.
 * The rows are streamed, so that memory use does not depend on their number.
 * @param slug the collection
 * @param roles roles that may export
 */
export function exportCsv(
  slug: CollectionSlug,
  roles: readonly Role[] = ['administrator', 'staff'],
): PayloadHandler {
  return async (req) => {
    if (!hasRole(req.user, ...roles)) return Response.json({ error: 'Forbidden' }, { status: 403 });
    // The audit entry omits the filters and the search text, because they may contain visitors' names.
    await writeAudit(req, { action: 'exported', subject: { kind: slug } });
    const language = adminLanguage(req.i18n);
    const { config } = req.payload.collections[slug];
    const columns = csvColumns(config.flattenedFields, {
      language,
      companies: await companyNames(req.payload, config.flattenedFields, language),
    });
    const rows = pages(req, slug, language);
    // Reads the first page before the response starts. An invalid filter then still produces an error status, which is
    // impossible once streaming has begun.
    let next = await rows.next();
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title)))),
      pull: async (controller) => {
        if (next.done) return controller.close();
        controller.enqueue(
          encoder.encode(next.value.map((doc) => csvLine(columns.map(({ textOf }) => textOf(doc)))).join('')),
        );
        next = await rows.next();
      },
      cancel: () => void rows.return(undefined),
    });
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${slug}-${israelDay(Date.now())}.csv"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  };
}

/**
 * Reads the list page by page, using the last id as the cursor. Documents that arrive during the export therefore do
 * not shift the pages.
 */
async function* pages(
  req: PayloadRequest,
  slug: CollectionSlug,
  locale: Locale,
): AsyncGenerator<Record<string, unknown>[]> {
  const { config } = req.payload.collections[slug];
  const { search, where } = req.query as { search?: string; where?: Where };
  const chosen = mergeListSearchAndWhere({
    collectionConfig: config,
    search: typeof search === 'string' ? search : '',
    ...(where && { where }),
  });
  let below: number | undefined;
  for (;;) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: below === undefined ? chosen : { and: [chosen, { id: { less_than: below } }] },
      sort: '-id',
      limit: BATCH_SIZE,
      pagination: false,
      depth: 1,
      locale,
      overrideAccess: false,
      user: req.user,
      // Passes a new request that keeps only the language. The original request would collect every page's documents
      // for the audit of views.
      req: { i18n: req.i18n },
    });
    if (docs.length === 0) return;
    yield docs as unknown as Record<string, unknown>[];
    below = Number(docs.at(-1)?.id);
  }
}
