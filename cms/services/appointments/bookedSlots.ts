import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import { query, type Scope } from '../../platform/database/query';
import { freeSeat, type Slot, type TakenSlot } from './openSlots';

/** How long a booked time is kept after the meeting. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface Row {
  starts_at: number | string;
  ends_at: number | string;
  seat: number | string;
}

/**
 * Returns the booked times of a meeting kind.
 * @param from time in ms; meetings that ended before it are omitted
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
 * Books a seat at a time, in the transaction of the request. A lock makes concurrent bookings of a meeting kind run one
 * after another. In addition, the unique key allows only one booking per seat.
 * @returns false if no seat is free
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

/** Deletes the booked time of an appointment, so that others can book it. */
export async function releaseSlot(scope: Scope, reference: string): Promise<void> {
  await query(scope, sql`DELETE FROM appointment_slots WHERE reference = ${reference} RETURNING id`);
}

/** Deletes the booked times of meetings that ended more than a day ago. */
export async function deletePastSlots(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`DELETE FROM appointment_slots WHERE ends_at < ${Date.now() - KEPT_MS} RETURNING id`,
  );
}
