import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { lockRows } from '../platform/database/lockRows';
import { query } from '../platform/database/query';
import { tableOf } from '../platform/database/tableOf';
import type { DeliveryKind } from '../platform/parts/deliveryKind';

/** Pairs of a collection and the ids of its documents. */
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
 * Documents whose state depends on the deliveries, without courtesy mails. The order is fixed, because they are
 * locked in it.
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
 * Locks the documents until the transaction ends: concurrent outcomes of one document must see each other. Call it
 * before writing a delivery, because a deletion locks the document first, too.
 */
export async function lockRecords(req: PayloadRequest, records: Records): Promise<void> {
  for (const [collection, ids] of records) await lockRows(req, collection, ids);
}

/** State of a document by its deliveries: delivered when all are, failed when one is dead. */
function noteOf(rows: readonly Row[]): Note {
  const dead = rows.find(({ state }) => state === 'dead');
  // A replayed delivery starts with no attempts and keeps its old error.
  const failing = rows.find(({ attempts, last_error }) => Number(attempts) > 0 && last_error);
  const isOpen = rows.some(({ state }) => state === 'queued' || state === 'sending');
  return {
    delivery: dead ? 'failed' : isOpen ? 'queued' : 'delivered',
    deliveryError: (dead ?? failing)?.last_error ?? null,
  };
}

/**
 * Writes the state of deliveries to their documents. Touches two fields only, so that it overwrites no edit. Call it
 * within `lockRecords`, after the deliveries are written.
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
