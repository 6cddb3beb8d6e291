import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';
import { gauge } from '../platform/metrics/registry';

interface Row {
  kind: string;
  state: 'queued' | 'sending' | 'dead';
  count: number | string;
  oldest: string | Date;
}

/**
 * Updates the gauges of the outbox. All instances read the same table, so dashboards must use the value of one instance
 * and not the sum.
 */
export async function outboxMetrics(payload: Payload): Promise<void> {
  const waiting = gauge({
    name: 'cms_outbox_waiting',
    help: 'Deliveries that are not delivered yet, by target',
    labels: ['target'],
  });
  const oldest = gauge({
    name: 'cms_outbox_oldest_seconds',
    help: 'Age of the oldest delivery that waits, by target',
    labels: ['target'],
  });
  const dead = gauge({
    name: 'cms_outbox_dead',
    help: 'Deliveries that failed for good and wait for staff, by target',
    labels: ['target'],
  });
  // Resets the gauges first, so that a failed query does not leave outdated values.
  for (const figure of [waiting, oldest, dead]) figure.reset();
  const rows = await query<Row>(
    { payload },
    sql`SELECT kind, state, COUNT(*) AS count, MIN(created_at) AS oldest FROM deliveries
        WHERE state IN ('queued', 'sending', 'dead') GROUP BY kind, state`,
  );
  const ages = new Map<string, number>();
  for (const { kind: target, state, count, oldest: since } of rows) {
    if (state === 'dead') {
      dead.set({ target }, Number(count));
      continue;
    }
    waiting.inc({ target }, Number(count));
    const age = Math.max(0, (Date.now() - new Date(since).getTime()) / 1000);
    ages.set(target, Math.max(ages.get(target) ?? 0, age));
  }
  for (const [target, age] of ages) oldest.set({ target }, age);
}
