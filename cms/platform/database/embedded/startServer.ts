import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { findBinaries, type Binaries } from './binaries.ts';
import { PORT, type ServerFolder } from './ServerFolder.ts';
import { serverAccount, type ServerAccount } from './serverAccount.ts';

/** PostgreSQL settings by name, such as `{ fsync: 'off' }`. */
export type ServerSettings = Readonly<Record<string, string>>;

/** Database role of the CMS. It owns its database and has no other rights. */
export const ROLE = 'cms';
export const DATABASE = 'cms';

/** Options for a collation that sorts Hebrew before English and ignores case, punctuation and vowel points. */
const COLLATION = ['--locale-provider=icu', '--icu-locale=he', '--locale=C', '--encoding=UTF8'];

const SETUP = `CREATE ROLE ${ROLE} LOGIN\nCREATE DATABASE ${DATABASE} OWNER ${ROLE}\n`;

/**
 * No password is needed, because the folder's permissions protect the socket. Only the owner of the data folder and
 * root can enter it.
 */
const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_file_mode: '0600',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};

export interface StartedServer {
  /** Checks whether the server process has ended. */
  hasEnded: () => boolean;
  /** Returns the output and log of the server process so far. It is empty if the disk is full. */
  readLog: () => string;
  /** Allows this process to exit while the server keeps running. */
  leave: () => void;
}

/**
 * Starts the server of a data folder as a daemon and returns before it accepts connections. The first start creates the
 * database. If another process starts the same server at the same time, one of the two servers exits.
 * @throws Error if the data belongs to another major version, or if the server's programs cannot run
 */
export function startServer(folder: ServerFolder, settings: ServerSettings): StartedServer {
  const account = serverAccount(path.dirname(folder.root));
  for (const place of [folder.root, folder.library, folder.logs, folder.socket]) makeFolder(place, account);
  const binaries = findBinaries(folder.library);
  if (!existsSync(folder.data)) createData(folder, binaries, account);
  requireMajor(folder, binaries);
  // Restores the permissions that the server requires, because a copied data folder may have others.
  chmodSync(folder.data, 0o700);

  const all = {
    ...SETTINGS,
    unix_socket_directories: `"${folder.socket.replaceAll('"', '""')}"`,
    log_directory: folder.logs,
    ...settings,
  };
  const [program = '', ...args] = [
    ...account.command,
    binaries.program('postgres'),
    '-D',
    folder.data,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(program, args, {
    ...spawnOptions(binaries, account),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    readLog: () => `${printed}${readLog(folder.logs, Number(child.pid))}`,
    leave: () => {
      child.stderr.destroy();
      child.unref();
    },
  };
}

/** Returns the log lines that one server process wrote. */
function readLog(folder: string, pid: number): string {
  return readdirSync(folder)
    .filter((name) => /^postgres-\w+\.log$/.test(name))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.includes(`[${pid}]`))
    .join('\n');
}

const spawnOptions = ({ env }: Binaries, { uid, gid }: ServerAccount) => ({
  cwd: '/',
  env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C', ...env },
  ...(uid !== undefined && { uid }),
  ...(gid !== undefined && { gid }),
});

function makeFolder(folder: string, { uid, gid }: ServerAccount): void {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  }
  const found = lstatSync(folder);
  const owner = uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner)
    throw new Error(`${folder} must be a folder of the user ${owner}. Remove it, or change its owner.`);
}

/**
 * Creates the database cluster in a temporary folder and then renames it. An interrupted first start therefore leaves
 * no incomplete database behind.
 */
function createData(folder: ServerFolder, binaries: Binaries, account: ServerAccount): void {
  for (const name of readdirSync(folder.root))
    if (isAbandoned(name)) rmSync(path.join(folder.root, name), { recursive: true, force: true });
  const unfinished = path.join(folder.root, `initdb.${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(unfinished, account);
  const run = (program: 'initdb' | 'postgres', args: string[], input = '') => {
    const [first = '', ...others] = [...account.command, binaries.program(program), ...args];
    const { status, error, stdout, stderr } = spawnSync(first, others, {
      ...spawnOptions(binaries, account),
      input,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(
        `PostgreSQL's ${program} failed in ${folder.root}:\n${stderr || stdout || error?.message}`,
        {
          cause: error,
        },
      );
  };
  try {
    run('initdb', ['-D', unfinished, '--username=postgres', '--auth=trust', ...COLLATION]);
    run('postgres', ['--single', '-D', unfinished, 'postgres'], SETUP);
    renameSync(unfinished, folder.data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process has created the data folder at the same time.
    if (!existsSync(folder.data)) throw error;
  }
}

/** Checks whether a temporary folder was left by a first start whose process no longer exists. */
function isAbandoned(name: string): boolean {
  const [, pid] = /^initdb\.(\d+)$/.exec(name) ?? [];
  if (!pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function requireMajor({ data, root }: ServerFolder, { major }: Binaries): void {
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new Error(
    `The database in ${root} was created by PostgreSQL ${found}, and this version of the product contains PostgreSQL ${major}. ` +
      'Nothing was changed. Make a backup with the version of the product that created it ("npm run backup"), move this folder away, and restore the backup with this version ("npm run restore").',
  );
}
