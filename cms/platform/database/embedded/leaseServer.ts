import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { isServerOf, readPostmaster, removeStaleFile } from './postmasterFile.ts';
import { PORT, serverFolder, type ServerFolder } from './ServerFolder.ts';
import { DATABASE, ROLE, startServer, type ServerSettings, type StartedServer } from './startServer.ts';

/** The right to use the embedded server of a data folder. */
export interface ServerLease {
  /** Address of the database of the CMS. */
  url: string;
  /** Releases the lease. The last release stops the server. */
  release: () => Promise<void>;
}

/**
 * Advisory lock that every lease holds in shared mode. The server releases it when a process dies, so a lease needs no cleanup. Advisory
 * locks belong to one database: leases use `postgres`, which no restore replaces.
 */
const LEASE_LOCK = 7_301_949;

const POLL_MS = 50;
/** Recovery after a crash replays up to 1 GB of the log. */
const START_TIMEOUT_MS = 180_000;
/** Pauses before retries: a server does not start while processes of a killed one end, or while another process starts it. */
const START_PAUSES_MS = [100, 300, 1000, 2000];
const STOP_TIMEOUT_MS = 60_000;
const RESTART_PAUSE_MS = 1000;

/** SQLSTATE codes of a server that is starting or stopping. */
const STARTING_OR_STOPPING = /^57P0[1-3]$/;
/** Error codes if the socket belongs to another user. */
const FORBIDDEN = new Set(['EACCES', 'EPERM']);

/** Whether the server is temporarily unreachable. `pg` reports lost connections with several messages without a code. */
function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return error instanceof DatabaseError ? STARTING_OR_STOPPING.test(code) : !FORBIDDEN.has(code);
}

/**
 * Acquires a lease on the embedded server of a data folder: adopts a running server, or starts one. Restarts a server that dies while the
 * lease is held.
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

/** Connects and acquires the shared lock; undefined while the server does not accept connections. */
async function tryToLock(folder: ServerFolder): Promise<Client | undefined> {
  const client = new Client({
    connectionString: databaseUrl(folder, ROLE, 'postgres'),
    application_name: 'lease',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // The last lease holds the lock exclusively while it stops the server; the shutdown then ends this connection.
    await client.query('SELECT pg_advisory_lock_shared($1)', [LEASE_LOCK]);
    return client;
  } catch (error) {
    if (isUnreachable(error)) return undefined;
    throw error;
  }
}

/** Whether `postmaster.pid` refers to a running server. Removes the file if it refers to another process. */
function findRunningServer({ data }: ServerFolder): boolean {
  const named = readPostmaster(data);
  if (!named) return false;
  if (isServerOf(data, named)) return true;
  removeStaleFile(data, named);
  return false;
}

/**
 * Gives the shared lock back and tries to take it exclusively. In this order one of several simultaneous releases succeeds: whoever
 * gives back last sees no shared lock.
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

/** Stops the server of this connection, but no other process that may have reused its id. */
async function stopServer({ data, root }: ServerFolder, client: Client): Promise<void> {
  const postmaster = readPostmaster(data);
  const { rows } = await client.query<{ at: string }>(
    'SELECT floor(extract(epoch FROM pg_postmaster_start_time())) AS at',
  );
  // The file contains the start time of the server in seconds.
  if (!postmaster || Math.abs(Number(rows[0]?.at) - postmaster.startedAt) > 2) return;
  // Fast shutdown: ends connections, rolls back open transactions, writes a checkpoint.
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (readPostmaster(data)?.pid === postmaster.pid) {
    if (performance.now() > deadline)
      throw new Error(`The embedded PostgreSQL server in ${root} (process ${postmaster.pid}) did not stop.`);
    await sleep(POLL_MS);
  }
}
