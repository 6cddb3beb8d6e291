import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { isServerOf, readPostmaster, removeStaleFile } from './postmasterFile.ts';
import { PORT, serverFolder, type ServerFolder } from './ServerFolder.ts';
import { DATABASE, ROLE, startServer, type ServerSettings, type StartedServer } from './startServer.ts';

/** Lease on the embedded server of a data folder. The server keeps running as long as any process holds one. */
export interface ServerLease {
  /** URL of the CMS's database. */
  url: string;
  /** Releases the lease. The last release stops the server. */
  release: () => Promise<void>;
}

/**
 * Number of the advisory lock that every lease holds in shared mode. PostgreSQL releases it when a process dies, so
 * leases need no cleanup. The lock is taken in the database `postgres`, because advisory locks belong to one database
 * and a restore never replaces that one.
 */
const LEASE_LOCK = 7_301_949;

const POLL_MS = 50;
/** Start timeout in ms. It is long because recovery after a crash may replay up to 1 GB of the write-ahead log. */
const START_TIMEOUT_MS = 180_000;
/**
 * Pauses before retries, in ms. A start fails while processes of a killed server are still ending, or while another
 * process is starting the server.
 */
const START_PAUSES_MS = [100, 300, 1000, 2000];
const STOP_TIMEOUT_MS = 60_000;
const RESTART_PAUSE_MS = 1000;

/** SQLSTATE codes of a server that is starting or stopping. */
const STARTING_OR_STOPPING = /^57P0[1-3]$/;
/** Error codes if the socket belongs to another user. */
const FORBIDDEN = new Set(['EACCES', 'EPERM']);

/**
 * Checks whether the error means that the server is only temporarily unreachable. `pg` reports lost connections with
 * various messages and no code, so any unknown error counts.
 */
function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return error instanceof DatabaseError ? STARTING_OR_STOPPING.test(code) : !FORBIDDEN.has(code);
}

/**
 * Acquires a lease on the embedded server of a data folder. Uses the running server or starts one, and restarts it if
 * it dies while the lease is held.
 * @param dataDir DATA_DIR
 * @param settings settings for starting the server
 * @throws Error with the server's own message if it does not start
 */
export async function leaseServer(dataDir: string, settings: ServerSettings = {}): Promise<ServerLease> {
  const folder = serverFolder(dataDir);
  let isHeld = true;
  let connection = keepServer(await lockServer(folder, settings));

  function keepServer(client: Client): Promise<Client> {
    client.once('end', () => {
      if (isHeld) connection = restart();
    });
    return Promise.resolve(client);
  }

  async function restart(): Promise<Client> {
    console.error(
      'The connection to the embedded PostgreSQL server was lost. The server is restarted if necessary.',
    );
    for (;;) {
      try {
        return await keepServer(await lockServer(folder, settings));
      } catch (error) {
        if (!isHeld) throw error;
        console.error(error);
        await sleep(RESTART_PAUSE_MS);
      }
    }
  }

  return {
    url: databaseUrl(folder, ROLE, DATABASE),
    release: async () => {
      if (!isHeld) return;
      isHeld = false;
      const client = await connection.catch(() => undefined);
      if (!client) return;
      if (await isLastLease(client)) await stopServer(folder, client);
      await client.end();
    },
  };
}

/** Returns the URL with which `pg` connects to a database of the server. */
export function databaseUrl({ socket }: ServerFolder, role: string, database: string): string {
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(socket)}&port=${PORT}`;
}

async function lockServer(folder: ServerFolder, settings: ServerSettings): Promise<Client> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  const pauses = [...START_PAUSES_MS];
  let started: StartedServer | undefined;
  while (performance.now() < deadline) {
    const client = await tryToLock(folder);
    if (client) {
      started?.leave();
      return client;
    }
    if (!findRunningServer(folder)) {
      if (started?.hasEnded()) {
        const pause = pauses.shift();
        if (pause === undefined) throw startFailure(folder, started.readLog());
        started.leave();
        started = undefined;
        await sleep(pause);
      }
      started ??= startServer(folder, settings);
    }
    await sleep(POLL_MS);
  }
  const running = readPostmaster(folder.data);
  throw new Error(
    `The embedded PostgreSQL server in ${folder.root} does not answer (process ${running?.pid ?? 'unknown'}). End that process, and run the command again.`,
  );
}

const startFailure = ({ root }: ServerFolder, log: string): Error =>
  new Error(`The embedded PostgreSQL server in ${root} did not start:\n${log}`);

/** Connects to the server and takes the shared lock. Returns undefined while the server does not accept connections. */
async function tryToLock(folder: ServerFolder): Promise<Client | undefined> {
  const client = new Client({
    connectionString: databaseUrl(folder, ROLE, 'postgres'),
    application_name: 'lease',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Waits here if the last lease is being released. That process holds the lock exclusively while it stops the
    // server, and the shutdown then closes this connection.
    await client.query('SELECT pg_advisory_lock_shared($1)', [LEASE_LOCK]);
    return client;
  } catch (error) {
    if (isUnreachable(error)) return undefined;
    throw error;
  }
}

/**
 * Checks whether `postmaster.pid` refers to a running server. If it refers to an unrelated process, removes the file.
 */
function findRunningServer({ data }: ServerFolder): boolean {
  const named = readPostmaster(data);
  if (!named) return false;
  if (isServerOf(data, named)) return true;
  removeStaleFile(data, named);
  return false;
}

/**
 * Releases the shared lock and then tries to take it exclusively. If several processes do this at once, the order
 * ensures that one succeeds: the last one to release finds no other shared lock.
 */
async function isLastLease(client: Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [LEASE_LOCK]);
    const { rows } = await client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
      LEASE_LOCK,
    ]);
    return rows[0]?.last ?? false;
  } catch (error) {
    if (isUnreachable(error)) return false;
    throw error;
  }
}

/**
 * Stops the server behind this connection. Compares start times first, so that it does not kill another process that
 * has got the same process id.
 */
async function stopServer({ data, root }: ServerFolder, client: Client): Promise<void> {
  const postmaster = readPostmaster(data);
  const { rows } = await client.query<{ at: string }>(
    'SELECT floor(extract(epoch FROM pg_postmaster_start_time())) AS at',
  );
  // `postmaster.pid` holds the server's start time in seconds, so small differences are allowed.
  if (!postmaster || Math.abs(Number(rows[0]?.at) - postmaster.startedAt) > 2) return;
  // SIGINT requests a fast shutdown, which closes connections, rolls back open transactions and writes a checkpoint.
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (readPostmaster(data)?.pid === postmaster.pid) {
    if (performance.now() > deadline)
      throw new Error(`The embedded PostgreSQL server in ${root} (process ${postmaster.pid}) did not stop.`);
    await sleep(POLL_MS);
  }
}
