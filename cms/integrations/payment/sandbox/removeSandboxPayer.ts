import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../../platform/database/query';

/**
 * Removes the payer's name from a sandbox payment. The payment itself stays, because the job that compares payments
 * with the provider still needs its state.
 */
export async function removeSandboxPayer(req: PayloadRequest, reference: string): Promise<void> {
  await query(
    req,
    sql`UPDATE sandbox_payments SET full_name = '' WHERE reference = ${reference} RETURNING id`,
  );
}
