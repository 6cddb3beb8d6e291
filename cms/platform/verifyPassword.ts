import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** Payload's hashes: the present kind bears a prefix, older ones none (`auth/strategies/local` of payload). */
const PREFIX = 'pbkdf2-sha256-v1:';
const PRESENT = { iterations: 600_000, bytes: 32 };
const OLDER = { iterations: 25_000, bytes: 512 };

export interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

/** What is compared where there is no account: it costs as much time, and no password fits. */
const NOBODY = { hash: `${PREFIX}${'0'.repeat(PRESENT.bytes * 2)}`, salt: '0'.repeat(64) };

/**
 * Whether a password is the one that was stored. It takes the same time for an account that does not exist.
 * @param password what was typed
 * @param stored of the account; undefined when there is none
 */
export async function verifyPassword(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? stored : NOBODY;
  const isPresent = (hash ?? '').startsWith(PREFIX);
  const { iterations, bytes } = isPresent ? PRESENT : OLDER;
  const expected = Buffer.from((hash ?? '').slice(isPresent ? PREFIX.length : 0), 'hex');
  const derived = await derive(password, salt ?? '', iterations, bytes, 'sha256');
  return stored !== undefined && expected.length === derived.length && timingSafeEqual(expected, derived);
}
