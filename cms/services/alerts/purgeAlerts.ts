import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query, type Scope } from '../../platform/database/query';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the records of alert mails are kept after queuing. Sending takes hours at most. */
const KEPT_MS = 30 * DAY_MS;

type Condition = ReturnType<typeof sql>;

/** Deletes the matching rows of a table, together with their queued deliveries. */
async function forget(
  scope: Scope,
  { collection, where }: { collection: string; where: Condition },
): Promise<void> {
  const table = sql.raw(collection === 'alertMails' ? 'alert_mails' : 'alert_requests');
  await query(
    scope,
    sql`DELETE FROM deliveries WHERE record_collection = ${collection}
          AND record_id IN (SELECT CAST(id AS TEXT) FROM ${table} WHERE ${where}) RETURNING id`,
  );
  await query(scope, sql`DELETE FROM ${table} WHERE ${where} RETURNING id`);
}

/** Deletes the matching subscription requests, whether confirmed or not. */
export const deleteAlertRequests = (scope: Scope, where: Condition): Promise<void> =>
  forget(scope, { collection: 'alertRequests', where });

/** Deletes the records of alert mails. Mails that are still queued are not sent. */
export const deleteAlertMails = (scope: Scope, where: Condition): Promise<void> =>
  forget(scope, { collection: 'alertMails', where });

/** Deletes expired requests, and the records of alert mails after a month. */
export async function purgeAlerts(payload: Payload): Promise<void> {
  const now = Date.now();
  await deleteAlertRequests({ payload }, sql`expires_at < ${now}`);
  await deleteAlertMails({ payload }, sql`queued_at < ${now - KEPT_MS}`);
}
