import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** How to run a program that rejects root. */
export interface ServerAccount {
  /** Command prefix for the program. */
  command: readonly string[];
  uid?: number;
  gid?: number;
}

/** Overflow UID. Unrelated services share this account and could read each other's data. */
const NOBODY = 65_534;

/** Runs a program as the overflow account inside a user namespace. Outside of it the process and its files belong to root. */
const USER_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

/**
 * Chooses the account for the embedded server: the current user, unless that is root. Root uses the owner of the data folder or, if root
 * owns it, a user namespace. No account is created.
 * @param folder data folder; it may not exist yet
 * @throws Error if the folder belongs to root or the overflow account and the machine forbids user namespaces
 */
export function serverAccount(folder: string): ServerAccount {
  if (process.getuid?.() !== 0) return { command: [] };
  const { uid, gid } = statSync(nearestFolder(folder));
  if (uid !== 0 && uid !== NOBODY) return { command: [], uid, gid };
  if (allowsUserNamespaces()) return { command: USER_NAMESPACE };
  throw new Error(
    'The embedded PostgreSQL server refuses to run as root, and this machine forbids user namespaces. ' +
      `Run the command as another user, give ${folder} to the user that should run the server, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}

function allowsUserNamespaces(): boolean {
  const [program = '', ...args] = USER_NAMESPACE;
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}
