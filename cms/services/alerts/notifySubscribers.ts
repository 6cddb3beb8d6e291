import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { queueDelivery } from '../../outbox/queueDelivery';
import { inTransaction } from '../../platform/database/inTransaction';
import { query } from '../../platform/database/query';
import { alertMail } from './alertMail';
import { changeReport, knownReports, type AlertReport } from './alertReport';

/** Number of mails queued per transaction. It is small, so that transactions stay short. */
const AT_ONCE = 50;
/** Maximum duration of a run. The next run continues where it stopped. */
const MAX_MS = 20_000;

/** Returns the next batch of subscribers who chose one of the report's kinds before the announcement started. */
async function nextSubscribers(payload: Payload, report: AlertReport): Promise<number[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'alertSubscribers',
    where: {
      and: [
        { id: { greater_than: report.cursor } },
        { confirmedAt: { less_than_equal: new Date(report.toldFrom ?? 0).toISOString() } },
        { or: report.kinds.map((kind) => ({ [kind]: { equals: true } })) },
      ],
    },
    sort: 'id',
    limit: AT_ONCE,
    pagination: false,
    select: {},
  });
  return docs.map(({ id }) => id);
}

/** Queues the mail about a report to a subscriber, unless it was queued before. */
async function queueOnce(req: PayloadRequest, report: number, subscriber: number): Promise<void> {
  const [row] = await query<{ id: number | string }>(
    req,
    sql`INSERT INTO alert_mails (key, report, subscriber, queued_at)
        VALUES (${`${report}:${subscriber}`}, ${report}, ${subscriber}, ${Date.now()})
        ON CONFLICT (key) DO NOTHING RETURNING id`,
  );
  if (row) await queueDelivery(req, alertMail, { id: Number(row.id), reference: `report-${report}` });
}

/**
 * Queues the mails about announced reports in batches. Each transaction stores a batch together with the progress, so
 * that an interruption neither loses nor repeats a mail.
 */
export async function notifySubscribers(payload: Payload): Promise<void> {
  const end = Date.now() + MAX_MS;
  for (const report of await knownReports(payload, 'telling')) {
    while (Date.now() < end) {
      const subscribers = report.kinds.length > 0 ? await nextSubscribers(payload, report) : [];
      await inTransaction(payload, async (req) => {
        for (const subscriber of subscribers) await queueOnce(req, report.id, subscriber);
        report.cursor = subscribers.at(-1) ?? report.cursor;
        await changeReport(payload, report.id, { cursor: report.cursor }, req);
      });
      if (subscribers.length === AT_ONCE) continue;
      await changeReport(payload, report.id, { state: 'told' });
      break;
    }
  }
}
