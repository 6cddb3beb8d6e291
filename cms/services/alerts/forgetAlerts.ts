import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is known which mails went to whom; a report is told of within hours. */
const KEPT_MS = 30 * DAY_MS;

/** Removes rows of a table by a time, with their deliveries. */
async function forget(
  payload: Payload,
  { collection, where }: { collection: string; where: ReturnType<typeof sql> },
): Promise<void> {
  const table = sql.raw(collection === 'alertMails' ? 'alert_mails' : 'alert_requests');
  await query(
    { payload },
    sql`DELETE FROM deliveries WHERE record_collection = ${collection}
          AND record_id IN (SELECT CAST(id AS TEXT) FROM ${table} WHERE ${where}) RETURNING id`,
  );
  await query({ payload }, sql`DELETE FROM ${table} WHERE ${where} RETURNING id`);
}

/** Forgets addresses that nobody confirmed in time, and, after a month, which mails went to whom. */
export async function forgetAlerts(payload: Payload): Promise<void> {
  const now = Date.now();
  await forget(payload, { collection: 'alertRequests', where: sql`expires_at < ${now}` });
  await forget(payload, { collection: 'alertMails', where: sql`queued_at < ${now - KEPT_MS}` });
}
