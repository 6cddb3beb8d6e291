import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** How to run a program that refuses to run as root. */
export interface ServerAccount {
  /** Command prefix for the program. */
  command: readonly string[];
  uid?: number;
  gid?: number;
}

/**
 * User id that the kernel assigns to unknown users. It must not own the data, because unrelated services share this
 * account and could read each other's files.
 */
const NOBODY = 65_534;

/**
 * Command prefix that runs a program under the overflow account inside a user namespace. Outside the namespace, the
 * process and its files belong to root.
 */
const USER_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

/**
 * Chooses the account under which the embedded server runs. This is the current user, unless that is root, because
 * PostgreSQL refuses to run as root. Root uses the owner of the data folder or, if root owns it, a user namespace. No
 * account is created.
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
