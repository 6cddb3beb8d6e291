import type { Payload } from 'payload';
import { DEMO_PASSWORD } from '../env/startupFaults';
import { type StoredPassword, verifyPassword } from './verifyPassword';

interface StoredUser extends StoredPassword {
  email: string;
}

/**
 * Finds accounts that still have the demo password. A database that was created on a developer's machine may later be
 * served publicly.
 * @param emails e-mail addresses of the demo's accounts
 * @returns a message for each account, which says what to do
 */
export async function demoPasswordFaults(payload: Payload, emails: readonly string[]): Promise<string[]> {
  const { docs } = await payload.db.find<StoredUser & { id: number }>({
    collection: 'users',
    where: { email: { in: [...emails] } },
    pagination: false,
  });
  const faults: string[] = [];
  for (const user of docs) {
    if (await verifyPassword(DEMO_PASSWORD, user))
      faults.push(`the account ${user.email} has the password of the demo: change it, on the machine itself`);
  }
  return faults;
}
