import { createHmac, hkdfSync } from 'node:crypto';
import { mailboxOf } from '../../../outbox/confirmation/mailboxOf';
import type { Scope } from '../../../platform/database/query';
import { countOne, traceKey, uncountOne } from '../../../platform/database/tally';
import { env } from '../../../platform/env';

/** A code holds for the rest of its window and the whole next one: 15 to 30 minutes. */
const WINDOW_MS = 15 * 60 * 1000;
const DIGITS = 6;
/** Wrong codes of one mailbox within two windows; then none is accepted. */
const MOST_WRONG = 5;

const windowAt = (now: number): number => Math.floor(now / WINDOW_MS);

/** The code of a mailbox in a window. It follows from PAYLOAD_SECRET, so that nothing is stored. */
function codeOf(email: string, window: number): string {
  const key = Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'holds: codes by e-mail', 32));
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([mailboxOf(email), window]))
    .digest();
  return String(hash.readUInt32BE(0) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The code to send to an address now. */
export const currentCode = (email: string, now = Date.now()): string => codeOf(email, windowAt(now));

/** A code as people type it: with spaces, or full-width digits. */
const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** Whether a typed code is the one of this address. Wrong ones are counted for its mailbox. */
export async function isRightCode(
  scope: Scope,
  email: string,
  typed: string,
  now = Date.now(),
): Promise<boolean> {
  const key = traceKey('holds:code', mailboxOf(email));
  // Counted first: of many at once none is overlooked.
  const { count } = await countOne(scope, key, 2 * WINDOW_MS);
  if (count > MOST_WRONG) return false;
  const isRight = [windowAt(now), windowAt(now) - 1].some(
    (window) => codeOf(email, window) === digitsOf(typed),
  );
  if (isRight) await uncountOne(scope, [key]);
  return isRight;
}
