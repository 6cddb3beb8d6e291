import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';

/**
 * Time for which finished payments are kept. The job that compares payments with the provider may ask for them until
 * then.
 */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Deletes sandbox payments that expired more than a day ago. */
export async function purgeSandboxPayments(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`DELETE FROM sandbox_payments WHERE expires_at < ${Date.now() - RETENTION_MS} RETURNING id`,
  );
}
