import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';

/** The sandbox knows how its payments ended for a day, as long as housekeeping asks. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes payments of the embedded provider that ended long ago. */
export async function purgeSandboxPayments(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`DELETE FROM sandbox_payments WHERE expires_at < ${Date.now() - KEPT_MS} RETURNING id`,
  );
}
