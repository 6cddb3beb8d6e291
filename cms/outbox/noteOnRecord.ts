import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { lockUntilCommit } from '../platform/database/lockUntilCommit';
import { query } from '../platform/database/query';
import type { DeliveryKind } from '../platform/deliveryKind';

interface Row {
  state: 'queued' | 'sending' | 'delivered' | 'dead';
  last_error: string | null;
  attempts: number | string;
}

/**
 * Notes on a document how its deliveries stand, all together: it is delivered when all are, and has failed when one has. Mails that
 * only inform the
 * visitor do not count. Only two fields are written, so that nobody's edit is overwritten. Deliveries of one document that end at the
 * same moment
 * are noted one after the other: each has to see how the other ended. Call it after the delivery's own state is written.
 */
export async function noteOnRecord(req: PayloadRequest, kind: DeliveryKind, recordId: string): Promise<void> {
  if (kind.courtesy) return;
  await lockUntilCommit(req, `deliveries of ${kind.collection} ${recordId}`);
  const rows = await query<Row>(
    req,
    sql`SELECT state, last_error, attempts FROM deliveries
        WHERE record_collection = ${kind.collection} AND record_id = ${recordId} AND courtesy IS NOT TRUE
        ORDER BY id`,
  );
  const dead = rows.find(({ state }) => state === 'dead');
  // A delivery that staff send again starts afresh, with the old error still on it.
  const failing = rows.find(({ attempts, last_error }) => Number(attempts) > 0 && last_error);
  const open = rows.filter(({ state }) => state === 'queued' || state === 'sending');
  await req.payload.db.updateOne({
    collection: kind.collection,
    id: recordId,
    data: {
      delivery: dead ? 'failed' : open.length > 0 ? 'queued' : 'delivered',
      deliveryError: (dead ?? failing)?.last_error ?? null,
    },
    req,
    returning: false,
  });
}
