import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query, type Scope } from '../../platform/database/query';
import { queryBriefly } from '../../platform/database/queryBriefly';
import { env } from '../../platform/env';
import { sealer } from '../../platform/sealer';
import type { Accepted } from '../intake';
import { Refusal } from '../Refusal';

/** How long an answer is kept for its key. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** How long a request may take; after that its key is free again, because its process must have died. */
const LOCK_MS = 60_000;
/** How long a second request waits for the answer of the first one. */
const WAIT_MS = 15_000;
const POLL_MS = 50;

/** A UUID, or a text as random as one: a guessed key would return the stored answer. */
const FORMAT = /^[\w-]{22,128}$/;

interface Row {
  fingerprint: string;
  answer: string | null;
}

/** A key that this request holds: other requests with the same key wait. */
export interface Reservation {
  key: string;
  owner: string;
  answers: ReturnType<typeof sealer>;
}

/** Of short or well known content a plain hash would be as good as the content: who reads the database tries them all. */
const fingerprintOf = (substance: unknown): string =>
  createHmac('sha256', env.payloadSecret).update(JSON.stringify(substance)).digest('base64url');

/**
 * Takes the request's key, if it names one.
 * @param payload the CMS
 * @param request its header Idempotency-Key
 * @param form name of the form: keys of different forms have nothing to do with each other
 * @param substance what the request is about
 * @returns the answer if this very request was answered before (or is, while this one waits), the reservation if it is new,
 *   null if it names no key
 * @throws Refusal 400 for a key of a wrong form, 422 for a key of another request, 409 when the first request takes too long
 */
export async function reserveKey(
  payload: Payload,
  request: Request,
  form: string,
  substance: unknown,
): Promise<{ answer: Accepted } | Reservation | null> {
  const name = request.headers.get('Idempotency-Key');
  if (name === null) return null;
  if (!FORMAT.test(name)) throw new Refusal(400, 'wrongKey');
  // Answers contain secrets. The database holds neither the name nor anything that opens them without it.
  const reservation = {
    key: `${form}:${fingerprintOf(name)}`,
    owner: randomUUID(),
    answers: sealer('idempotency answer', `${env.payloadSecret}:${name}`),
  };
  // What is sent for one lottery, say, is another request than the same for the next.
  const fingerprint = fingerprintOf([new URL(request.url).pathname, substance]);
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    if (await tryReserve(payload, reservation, fingerprint)) return reservation;
    const [row] = await query<Row>(
      { payload },
      sql`SELECT fingerprint, answer FROM idempotency_keys WHERE key = ${reservation.key}`,
    );
    if (row && row.fingerprint !== fingerprint) throw new Refusal(422, 'keyReused');
    if (row?.answer) {
      const answer = reservation.answers.unseal(row.answer, reservation.key);
      if (answer === null) throw new Refusal(422, 'keyReused');
      return { answer: JSON.parse(answer) as Accepted };
    }
    await wait(POLL_MS);
  }
  throw new Refusal(409, 'keyBusy', { headers: { 'Retry-After': '5' } });
}

/** One statement, so that of two requests at once exactly one succeeds: a new key, or one whose holder died, or one long past. */
async function tryReserve(
  payload: Payload,
  { key, owner }: Reservation,
  fingerprint: string,
): Promise<boolean> {
  const now = Date.now();
  const rows = await queryBriefly(
    { payload },
    sql`INSERT INTO idempotency_keys (key, fingerprint, owner, answer, locked_until, expires_at)
        VALUES (${key}, ${fingerprint}, ${owner}, NULL, ${now + LOCK_MS}, ${now + KEEP_MS})
        ON CONFLICT (key) DO UPDATE SET
          fingerprint = excluded.fingerprint, owner = excluded.owner, answer = NULL,
          locked_until = excluded.locked_until, expires_at = excluded.expires_at
        WHERE (idempotency_keys.answer IS NULL AND idempotency_keys.locked_until < ${now})
           OR idempotency_keys.expires_at < ${now}
        RETURNING id`,
  );
  return rows.length > 0;
}

/**
 * Keeps the answer for the key, in the transaction that stores the request.
 * @throws Refusal 409 when the key was taken away meanwhile: then nothing of this request may be stored
 */
export async function keepAnswer(
  scope: Scope,
  { key, owner, answers }: Reservation,
  answer: Accepted,
): Promise<void> {
  const rows = await query(
    scope,
    sql`UPDATE idempotency_keys SET answer = ${answers.seal(JSON.stringify(answer), key)}
        WHERE key = ${key} AND owner = ${owner} AND answer IS NULL RETURNING id`,
  );
  if (rows.length === 0) throw new Refusal(409, 'keyBusy', { headers: { 'Retry-After': '5' } });
}

/** Gives a key back whose request was refused: a corrected one may come with it. */
export async function releaseKey(payload: Payload, { key, owner }: Reservation): Promise<void> {
  await queryBriefly(
    { payload },
    sql`DELETE FROM idempotency_keys WHERE key = ${key} AND owner = ${owner} AND answer IS NULL RETURNING id`,
  );
}
