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

/** Time for which the response of a key is stored. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/**
 * Time for which a running request locks its key. After this time the process is assumed to have died, and another
 * request can take the key.
 */
const LOCK_MS = 60_000;
/** Longest time that a repeated request waits for the response of the first one. */
const WAIT_MS = 15_000;
const POLL_MS = 50;

/** Accepts a UUID or text that is equally hard to guess. Anyone who guessed a key would get its stored response. */
const FORMAT = /^[\w-]{22,128}$/;

interface Row {
  fingerprint: string;
  answer: string | null;
}

/** An idempotency key that this request has locked. Other requests with the same key wait. */
export interface Reservation {
  key: string;
  owner: string;
  answers: ReturnType<typeof sealer>;
}

/** Hashes the content with a secret key. A plain hash of short content could be reversed by trying all values. */
const fingerprintOf = (content: unknown): string =>
  createHmac('sha256', env.payloadSecret).update(JSON.stringify(content)).digest('base64url');

/**
 * Reserves the request's idempotency key, if it has one.
 * @param request its header Idempotency-Key holds the key
 * @param form name of the form; each form has its own keys
 * @param content content that must be the same for each request with this key
 * @returns the stored response for a repeated request, a reservation for a new one, null without a key
 * @throws Refusal 400 for an invalid key, 422 if the key was used with other content, 409 if the first request takes
 *   too long
 */
export async function reserveKey(
  payload: Payload,
  request: Request,
  form: string,
  content: unknown,
): Promise<{ answer: Accepted } | Reservation | null> {
  const name = request.headers.get('Idempotency-Key');
  if (name === null) return null;
  if (!FORMAT.test(name)) throw new Refusal(400, 'wrongKey');
  // Stored responses contain secrets, so they are encrypted with the client's key. The database holds only a hash of
  // that key, so nobody can decrypt a response from the database alone.
  const reservation = {
    key: `${form}:${fingerprintOf(name)}`,
    owner: randomUUID(),
    answers: sealer('idempotency answer', `${env.payloadSecret}:${name}`),
  };
  // The path is part of the content, because the same input for another lottery, for example, is another request.
  const fingerprint = fingerprintOf([new URL(request.url).pathname, content]);
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
 * Tries to reserve a key that is new, expired or abandoned. A single statement does it, so that only one of two
 * concurrent requests succeeds.
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
 * Stores the response for the key, in the transaction that stores the request's data.
 * @throws Refusal 409 if another request has taken over the key; the transaction must then be rolled back
 */
export async function storeAnswer(
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

/** Releases the key of a rejected request, so that the client can send a corrected request with the same key. */
export async function releaseKey(payload: Payload, { key, owner }: Reservation): Promise<void> {
  await queryAsyncCommit(
    { payload },
    sql`DELETE FROM idempotency_keys WHERE key = ${key} AND owner = ${owner} AND answer IS NULL RETURNING id`,
  );
}
