import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { lockRows } from '../platform/database/lockRows';
import { query } from '../platform/database/query';
import { tableOf } from '../platform/database/tableOf';
import type { DeliveryKind } from '../platform/parts/deliveryKind';

/** Collections, each with the ids of some of its documents. */
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
 * Returns the documents whose delivery state depends on the given deliveries. Courtesy deliveries, such as
 * confirmations, do not count. The result is sorted, so that all transactions lock the documents in the same order and
 * cannot deadlock.
 */
export function dependentRecords(orders: readonly Order[]): Records {
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
 * Locks the documents until the transaction ends, so that concurrent outcomes of one document see each other. Call it
 * before writing a delivery: a deletion also locks the document first, and the same order avoids deadlocks.
 */
export async function lockRecords(req: PayloadRequest, records: Records): Promise<void> {
  for (const [collection, ids] of records) await lockRows(req, collection, ids);
}

/**
 * Computes the delivery state of a document: "failed" if any delivery is dead, "delivered" once all have been
 * delivered, otherwise "queued".
 */
function noteOf(rows: readonly Row[]): Note {
  const dead = rows.find(({ state }) => state === 'dead');
  // Ignores deliveries without attempts, because a delivery queued again by staff starts with none but still holds its
  // old error.
  const failing = rows.find(({ attempts, last_error }) => Number(attempts) > 0 && last_error);
  const isOpen = rows.some(({ state }) => state === 'queued' || state === 'sending');
  return {
    delivery: dead ? 'failed' : isOpen ? 'queued' : 'delivered',
    deliveryError: (dead ?? failing)?.last_error ?? null,
  };
}

/**
 * Writes the current delivery state to each document. Updates only two columns, so that it does not overwrite
 * concurrent edits. Call it in the transaction of `lockRecords`, after the deliveries have been written.
 */
export async function writeDeliveryState(req: PayloadRequest, records: Records): Promise<void> {
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
