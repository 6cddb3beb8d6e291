import { createHmac, hkdfSync } from 'node:crypto';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import type { Scope } from '../../../platform/database/query';
import { incrementTally, traceKey, decrementTallies } from '../../../platform/database/tally';
import { widerNetwork } from '../../../platform/http/clientAddress';
import { env } from '../../../platform/env/env';

/** Length of a time window. A code is valid for the rest of its window and the next one, so for 15 to 30 minutes. */
export const WINDOW_MS = 15 * 60 * 1000;
const DIGITS = 6;
/**
 * Maximum number of wrong codes from one network for one mailbox within two windows. After that, all codes from this
 * network are rejected for this mailbox.
 */
const MAX_WRONG = 5;

const windowAt = (now: number): number => Math.floor(now / WINDOW_MS);

/**
 * Derives the code from the mailbox, the time window and `PAYLOAD_SECRET`. This way, codes do not have to be stored.
 */
function codeOf(email: string, window: number): string {
  const key = Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'holds: codes by e-mail', 32));
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([normalizeMailbox(email), window]))
    .digest();
  return String(hash.readUInt32BE(0) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the code that is currently sent to an e-mail address. */
export const currentCode = (email: string, now = Date.now()): string => codeOf(email, windowAt(now));

/** Normalizes a typed code: converts full-width digits to ASCII and removes everything else, such as spaces. */
const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** Person who enters a code. */
interface Typist {
  email: string;
  /** IP address of the client. */
  address: string;
}

/**
 * Checks whether a typed code is valid for an e-mail address. Wrong codes are counted per mailbox and network. A
 * stranger elsewhere therefore cannot lock out the owner of the mailbox.
 */
export async function verifyEmailCode(
  scope: Scope,
  { email, address }: Typist,
  typed: string,
  now = Date.now(),
): Promise<boolean> {
  const key = traceKey('holds:code', normalizeMailbox(email), widerNetwork(address) ?? address);
  // Count before checking, so that concurrent attempts cannot exceed the limit.
  const { count } = await incrementTally(scope, key, 2 * WINDOW_MS);
  if (count > MAX_WRONG) return false;
  const isRight = [windowAt(now), windowAt(now) - 1].some(
    (window) => codeOf(email, window) === digitsOf(typed),
  );
  if (isRight) await decrementTallies(scope, [key]);
  return isRight;
}
