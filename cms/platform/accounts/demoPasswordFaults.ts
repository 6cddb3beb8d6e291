import type { Payload } from 'payload';
import { DEMO_PASSWORD } from '../env/startupFaults';
import { type StoredPassword, verifyPassword } from './verifyPassword';

interface StoredUser extends StoredPassword {
  email: string;
}

/**
 * Finds accounts with the demo password: a database created on one machine may be served publicly from another.
 * @param emails addresses of the demo's accounts
 * @returns a message for each, with what to do
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
