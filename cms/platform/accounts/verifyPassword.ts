import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/**
 * Format of Payload's password hashes. Current hashes have this prefix, older ones have none (see
 * `auth/strategies/local` in Payload).
 */
const PREFIX = 'pbkdf2-sha256-v1:';
const PRESENT = { iterations: 600_000, bytes: 32 };
const LEGACY_HASH = { iterations: 25_000, bytes: 512 };

export interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

/**
 * Hash to compare with if the account does not exist. The comparison takes the same time as for a real account, but no
 * password matches.
 */
const NOBODY = { hash: `${PREFIX}${'0'.repeat(PRESENT.bytes * 2)}`, salt: '0'.repeat(64) };

/**
 * Verifies a password. Takes the same time whether or not the account exists, so that response times do not reveal
 * which accounts exist.
 * @param password password as typed
 * @param stored password hash of the account; undefined if there is no account
 */
export async function verifyPassword(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? stored : NOBODY;
  const isPresent = (hash ?? '').startsWith(PREFIX);
  const { iterations, bytes } = isPresent ? PRESENT : LEGACY_HASH;
  const expected = Buffer.from((hash ?? '').slice(isPresent ? PREFIX.length : 0), 'hex');
  const derived = await derive(password, salt ?? '', iterations, bytes, 'sha256');
  return stored !== undefined && expected.length === derived.length && timingSafeEqual(expected, derived);
}
