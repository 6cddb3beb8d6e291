import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { DEMO_PASSWORD } from './startupFaults';

const derive = promisify(pbkdf2);

/** How Payload makes a hash, by what stands before it; older ones have no mark. */
const CURRENT = { mark: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const OLDER = { mark: '', iterations: 25_000, bytes: 512 };

interface StoredUser {
  email: string;
  hash?: string | null;
  salt?: string | null;
}

async function hasDemoPassword({ hash, salt }: StoredUser): Promise<boolean> {
  if (!hash || !salt) return false;
  const { mark, iterations, bytes } = hash.startsWith(CURRENT.mark) ? CURRENT : OLDER;
  const made = await derive(DEMO_PASSWORD, salt, iterations, bytes, 'sha256');
  return `${mark}${made.toString('hex')}` === hash;
}

/**
 * Looks for accounts that still have the password of the demo: a database that was begun on one machine may be served from another.
 * @param emails of the accounts that the demo makes
 * @returns a sentence for each, with what to do
 */
export async function demoPasswordFaults(payload: Payload, emails: readonly string[]): Promise<string[]> {
  const { docs } = await payload.db.find<StoredUser & { id: number }>({
    collection: 'users',
    where: { email: { in: [...emails] } },
    pagination: false,
  });
  const faults: string[] = [];
  for (const user of docs) {
    if (await hasDemoPassword(user))
      faults.push(`the account ${user.email} has the password of the demo: change it, on the machine itself`);
  }
  return faults;
}
