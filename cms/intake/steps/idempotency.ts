import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query, type Scope } from '../../platform/database/query';
import { queryAsyncCommit } from '../../platform/database/queryAsyncCommit';
import { env } from '../../platform/env/env';
import { sealer } from '../../platform/crypto/sealer';
import type { Accepted } from '../intake';
import { Refusal } from '../Refusal';

/** How long a response is stored for its key. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** Lock of a running request. After this time its process is assumed dead, and the key is free. */
const LOCK_MS = 60_000;
/** How long a repeated request waits for the response of the first one. */
const WAIT_MS = 15_000;
const POLL_MS = 50;

/** A UUID or equally random text: a guessed key would return the stored response. */
const FORMAT = /^[\w-]{22,128}$/;

interface Row {
  fingerprint: string;
  answer: string | null;
}

/** A key locked by this request: other requests with the same key wait. */
export interface Reservation {
  key: string;
  owner: string;
  answers: ReturnType<typeof sealer>;
}

/** Keyed, because a plain hash of short content could be reversed by trying all values. */
const fingerprintOf = (substance: unknown): string =>
  createHmac('sha256', env.payloadSecret).update(JSON.stringify(substance)).digest('base64url');

/**
 * Reserves the request's idempotency key, if it has one.
 * @param request its header Idempotency-Key
 * @param form name of the form: its keys are separate from those of other forms
 * @param substance content that the key identifies
 * @returns the stored response for a repeated request, a reservation for a new one, null without a key
 * @throws Refusal 400 for an invalid key, 422 for a key of another request, 409 when the first request takes
 * too long
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
  // Responses contain secrets. The database stores neither the key nor anything that decrypts them without
  // it.
  const reservation = {
    key: `${form}:${fingerprintOf(name)}`,
    owner: randomUUID(),
    answers: sealer('idempotency answer', `${env.payloadSecret}:${name}`),
  };
  // The path is part of the content: the same input for another lottery is another request.
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

/**
 * Reserves the key in one statement, so that one of two requests succeeds: a new, expired or abandoned key.
 */
async function tryReserve(
  payload: Payload,
  { key, owner }: Reservation,
  fingerprint: string,
): Promise<boolean> {
  const now = Date.now();
  const rows = await queryAsyncCommit(
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
 * Stores the response for the key, in the transaction that stores the request.
 * @throws Refusal 409 when another request has taken the key: then nothing of this one may be stored
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

/** Releases the key of a rejected request, so that a corrected one can use it. */
export async function releaseKey(payload: Payload, { key, owner }: Reservation): Promise<void> {
  await queryAsyncCommit(
    { payload },
    sql`DELETE FROM idempotency_keys WHERE key = ${key} AND owner = ${owner} AND answer IS NULL RETURNING id`,
  );
}
