import { createHmac, hkdfSync } from 'node:crypto';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import type { Scope } from '../../../platform/database/query';
import { incrementTally, traceKey, decrementTallies } from '../../../platform/database/tally';
import { widerNetwork } from '../../../platform/http/clientAddress';
import { env } from '../../../platform/env/env';

/** A code is valid for the rest of its window and the next one: 15 to 30 minutes. */
export const WINDOW_MS = 15 * 60 * 1000;
const DIGITS = 6;
/** Wrong codes per mailbox and client address within two windows, after which every code from there is rejected. */
const MOST_WRONG = 5;

const windowAt = (now: number): number => Math.floor(now / WINDOW_MS);

/** Derives the code of a mailbox and window from PAYLOAD_SECRET, so that nothing is stored. */
function codeOf(email: string, window: number): string {
  const key = Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'holds: codes by e-mail', 32));
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([normalizeMailbox(email), window]))
    .digest();
  return String(hash.readUInt32BE(0) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the current code for an address. */
export const currentCode = (email: string, now = Date.now()): string => codeOf(email, windowAt(now));

/** Normalizes a typed code: removes spaces and converts full-width digits. */
const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** Who types a code. */
interface Typist {
  email: string;
  /** The client's address. */
  address: string;
}

/**
 * Whether a typed code is valid for an e-mail address. Wrong ones are counted per mailbox and client address, so that
 * strangers cannot lock a code.
 */
export async function isRightCode(
  scope: Scope,
  { email, address }: Typist,
  typed: string,
  now = Date.now(),
): Promise<boolean> {
  const key = traceKey('holds:code', normalizeMailbox(email), widerNetwork(address) ?? address);
  // Counted before the check, so that simultaneous attempts are all counted.
  const { count } = await incrementTally(scope, key, 2 * WINDOW_MS);
  if (count > MOST_WRONG) return false;
  const isRight = [windowAt(now), windowAt(now) - 1].some(
    (window) => codeOf(email, window) === digitsOf(typed),
  );
  if (isRight) await decrementTallies(scope, [key]);
  return isRight;
}
