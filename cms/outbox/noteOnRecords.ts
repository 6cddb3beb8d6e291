import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { lockRows } from '../platform/database/lockRows';
import { query } from '../platform/database/query';
import { tableOf } from '../platform/database/tableOf';
import type { DeliveryKind } from '../platform/deliveryKind';

/** Documents of one collection, by their ids. */
export type Records = readonly (readonly [CollectionSlug, readonly number[]])[];

interface Order {
  kind: DeliveryKind | undefined;
  delivery: { recordId: string };
}

interface Row {
  record_id: string;
  state: 'queued' | 'sending' | 'delivered' | 'dead';
  last_error: string | null;
  attempts: number | string;
}

interface Note {
  delivery: 'queued' | 'delivered' | 'failed';
  deliveryError: string | null;
}

/**
 * The documents whose state depends on deliveries; mails that only inform the visitor do not count. Always in the same order, in which
 * they are locked.
 */
export function recordsOf(orders: readonly Order[]): Records {
  const byCollection = new Map<CollectionSlug, Set<number>>();
  for (const { kind, delivery } of orders) {
    if (!kind || kind.courtesy) continue;
    const ids = byCollection.get(kind.collection) ?? new Set();
    byCollection.set(kind.collection, ids.add(Number(delivery.recordId)));
  }
  return [...byCollection]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([collection, ids]) => [collection, [...ids].sort((a, b) => a - b)] as const);
}

/**
 * Holds the documents until the request's transaction ends. Deliveries of one document that end at the same moment are noted one after the
 * other: each has to see how the other ended. To be called before anything of a delivery is written, as a deletion locks the document
 * first, too.
 */
export async function lockRecords(req: PayloadRequest, records: Records): Promise<void> {
  for (const [collection, ids] of records) await lockRows(req, collection, ids);
}

/** How a document stands whose deliveries stand like this: delivered when all are, failed when one has. */
function noteOf(rows: readonly Row[]): Note {
  const dead = rows.find(({ state }) => state === 'dead');
  // A delivery that staff send again starts afresh, with the old error still on it.
  const failing = rows.find(({ attempts, last_error }) => Number(attempts) > 0 && last_error);
  const isOpen = rows.some(({ state }) => state === 'queued' || state === 'sending');
  return {
    delivery: dead ? 'failed' : isOpen ? 'queued' : 'delivered',
    deliveryError: (dead ?? failing)?.last_error ?? null,
  };
}

/**
 * Notes on documents how their deliveries stand, all together. Only two fields are written, so that nobody's edit is overwritten.
 * Call it after the deliveries' own state is written, within `lockRecords`.
 */
export async function noteOnRecords(req: PayloadRequest, records: Records): Promise<void> {
  for (const [collection, ids] of records) {
    const rows = await query<Row>(
      req,
      sql`SELECT record_id, state, last_error, attempts FROM deliveries
          WHERE record_collection = ${collection} AND record_id IN ${ids.map(String)} AND courtesy IS NOT TRUE
          ORDER BY id`,
    );
    const alike = new Map<string, { note: Note; ids: number[] }>();
    for (const id of ids) {
      const note = noteOf(rows.filter(({ record_id }) => record_id === String(id)));
      const key = JSON.stringify(note);
      const group = alike.get(key) ?? { note, ids: [] };
      alike.set(key, group);
      group.ids.push(id);
    }
    for (const { note, ids: noted } of alike.values())
      await query(
        req,
        sql`UPDATE ${tableOf(req.payload, collection)}
            SET delivery = ${note.delivery}, delivery_error = ${note.deliveryError}
            WHERE id IN ${noted} RETURNING id`,
      );
  }
}
