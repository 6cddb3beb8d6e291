import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';

/** Keeps finished payments as long as the reconciliation may ask for them. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Deletes old payments of the embedded provider. */
export async function purgeSandboxPayments(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`DELETE FROM sandbox_payments WHERE expires_at < ${Date.now() - RETENTION_MS} RETURNING id`,
  );
}
