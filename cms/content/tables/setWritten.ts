import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import type { TableSlug } from './Table';

/** How many documents one statement names. */
const CHUNK = 500;

/**
 * Sets the time at which documents were written to the end of a long import: the site asks for what was written since it last asked, and a
 * minute before that, and sees nothing of an import before it is committed.
 */
export async function setWritten(req: PayloadRequest, slug: TableSlug, ids: readonly (number | string)[]) {
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
