import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import { query, type Scope } from '../../platform/database/query';
import { freeSeat, type Slot, type TakenSlot } from './openSlots';

/** Retention after the meeting, during which staff may still cancel it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface Row {
  starts_at: number | string;
  ends_at: number | string;
  seat: number | string;
}

/**
 * Booked times of a meeting kind.
 * @param from time in ms; earlier meetings are omitted
 */
export async function takenSlots(scope: Scope, meeting: number, from: number): Promise<TakenSlot[]> {
  const rows = await query<Row>(
    scope,
    sql`SELECT starts_at, ends_at, seat FROM appointment_slots WHERE meeting = ${meeting} AND ends_at > ${from}`,
  );
  return rows.map(({ starts_at, ends_at, seat }) => ({
    startsAt: Number(starts_at),
    endsAt: Number(ends_at),
    seat: Number(seat),
  }));
}

interface Claim extends Slot {
  meeting: number;
  parallel: number;
  reference: string;
}

/**
 * Claims a seat in the transaction of the request. Concurrent claims are serialized by a lock, and a unique key
 * protects each seat.
 * @returns false without a free seat
 */
export async function claimSlot(req: PayloadRequest, claim: Claim): Promise<boolean> {
  const { meeting, parallel, reference, startsAt, endsAt } = claim;
  await lockUntilCommit(req, `appointments ${meeting}`);
  const seat = freeSeat(claim, await takenSlots(req, meeting, startsAt), parallel);
  if (seat === null) return false;
  const rows = await query(
    req,
    sql`INSERT INTO appointment_slots (slot_key, meeting, starts_at, ends_at, seat, reference)
        VALUES (${`${meeting}/${startsAt}/${seat}`}, ${meeting}, ${startsAt}, ${endsAt}, ${seat}, ${reference})
        ON CONFLICT DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

/** Releases the time of an appointment. */
export async function releaseSlot(scope: Scope, reference: string): Promise<void> {
  await query(scope, sql`DELETE FROM appointment_slots WHERE reference = ${reference} RETURNING id`);
}

/** Deletes past times. */
export async function forgetPastSlots(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`DELETE FROM appointment_slots WHERE ends_at < ${Date.now() - KEPT_MS} RETURNING id`,
  );
}
