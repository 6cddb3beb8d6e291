import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import type { TableSlug } from './Table';

/** Number of documents per SQL statement. */
const CHUNK = 500;

/**
 * Sets the update time of imported documents to the end of the import. The site asks for changes since one minute
 * before its last query, so it would miss the first documents of an import that takes longer.
 */
export async function setImportTime(req: PayloadRequest, slug: TableSlug, ids: readonly (number | string)[]) {
  const now = new Date().toISOString();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const list = sql.join(
      ids.slice(at, at + CHUNK).map((id) => sql`${id}`),
      sql`, `,
    );
    await query(
      req,
      sql`UPDATE ${tableOf(req.payload, slug)} SET updated_at = ${now} WHERE id IN (${list}) RETURNING id`,
    );
  }
}
