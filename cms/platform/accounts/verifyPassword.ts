import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/**
 * Payload's password hashes: the current format has a prefix, the older one has none (`auth/strategies/local` of
 * Payload).
 */
const PREFIX = 'pbkdf2-sha256-v1:';
const PRESENT = { iterations: 600_000, bytes: 32 };
const LEGACY_HASH = { iterations: 25_000, bytes: 512 };

export interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

/** Hash for a missing account: takes the same time to compare, and no password matches. */
const NOBODY = { hash: `${PREFIX}${'0'.repeat(PRESENT.bytes * 2)}`, salt: '0'.repeat(64) };

/**
 * Verifies a password in the same time for existing and missing accounts.
 * @param password as typed
 * @param stored hash of the account; undefined for a missing one
 */
export async function verifyPassword(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? stored : NOBODY;
  const isPresent = (hash ?? '').startsWith(PREFIX);
  const { iterations, bytes } = isPresent ? PRESENT : LEGACY_HASH;
  const expected = Buffer.from((hash ?? '').slice(isPresent ? PREFIX.length : 0), 'hex');
  const derived = await derive(password, salt ?? '', iterations, bytes, 'sha256');
  return stored !== undefined && expected.length === derived.length && timingSafeEqual(expected, derived);
}
