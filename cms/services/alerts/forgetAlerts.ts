import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query, type Scope } from '../../platform/database/query';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is known which mails went to whom; a report is told of within hours. */
const KEPT_MS = 30 * DAY_MS;

type Condition = ReturnType<typeof sql>;

/** Removes rows of a table, with their deliveries. */
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

/** Forgets what was asked for, confirmed or not. */
export const forgetRequests = (scope: Scope, where: Condition): Promise<void> =>
  forget(scope, { collection: 'alertRequests', where });

/** Forgets which mails went to whom, and does not send what is still queued. */
export const forgetMails = (scope: Scope, where: Condition): Promise<void> =>
  forget(scope, { collection: 'alertMails', where });

/** Forgets addresses that nobody confirmed in time, and, after a month, which mails went to whom. */
export async function forgetAlerts(payload: Payload): Promise<void> {
  const now = Date.now();
  await forgetRequests({ payload }, sql`expires_at < ${now}`);
  await forgetMails({ payload }, sql`queued_at < ${now - KEPT_MS}`);
}
