import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** How to run a program that refuses to run as root. */
export interface ServerAccount {
  /** Words before the program. */
  command: readonly string[];
  uid?: number;
  gid?: number;
}

/** The account that unrelated services share: data of one would be readable by the others. */
const NOBODY = 65_534;

/** Runs a program as "nobody" inside a user namespace. Outside of it the process and its files belong to root. */
const USER_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

/**
 * Chooses the account that runs the embedded server: the current user, unless that is root. For root it is the owner of the data folder;
 * where root owns that too, a user namespace. No account is created.
 * @param folder data folder; it may not exist yet
 * @throws Error when the folder belongs to root or "nobody" and the machine forbids user namespaces
 */
export function serverAccount(folder: string): ServerAccount {
  if (process.getuid?.() !== 0) return { command: [] };
  const { uid, gid } = statSync(nearestFolder(folder));
  if (uid !== 0 && uid !== NOBODY) return { command: [], uid, gid };
  if (allowsUserNamespaces()) return { command: USER_NAMESPACE };
  throw new Error(
    'The embedded PostgreSQL server refuses to run as root, and this machine forbids user namespaces. ' +
      `Run the command as another user, give ${folder} to the user that should run the server, or name a PostgreSQL server in DATABASE_URL.`,
  );
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}

function allowsUserNamespaces(): boolean {
  const [program = '', ...args] = USER_NAMESPACE;
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}
