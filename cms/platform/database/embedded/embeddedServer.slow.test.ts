import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaseServer } from './leaseServer';
import { readPostmaster } from './postmasterFile';
import { serverFolder } from './ServerFolder';

const PROGRAM = path.resolve(import.meta.dirname, '../../../test/programs/holdLease.ts');
/** User and group of an account that exists on every Debian system. */
const ORDINARY_ACCOUNT = { uid: 5, gid: 60 };
/** Command prefix that runs a program as an unprivileged user. */
const AS_ORDINARY_USER = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

let dataDir: string;
/** A data folder in which the server has already been started once. */
let startedBefore: string;
const programs = new Set<ChildProcess>();

beforeAll(async () => {
  startedBefore = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  await leaseServer(startedBefore).then(({ release }) => release());
});
afterAll(() => rmSync(startedBefore, { recursive: true }));

/**
 * Copies the prepared data folder, so that the test need not wait for a first start, which takes longer than later
 * ones.
 */
const skipFirstStart = () => cpSync(startedBefore, dataDir, { recursive: true, verbatimSymlinks: true });

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-'));
});

afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL');
  programs.clear();
  const running = readPostmaster(serverFolder(dataDir).data);
  if (running) await leaseServer(dataDir).then(({ release }) => release());
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that holds a lease on the server. */
interface Holder {
  program: ChildProcess;
  url: string;
  /** Releases the lease and waits until the process has ended. */
  release: () => Promise<void>;
  kill: () => Promise<void>;
}

function run(folder: string, { before = [], options = {} }: { before?: string[]; options?: object } = {}) {
  const [command = '', ...args] = [...before, process.execPath, PROGRAM, folder];
  const program = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], ...options });
  programs.add(program);
  return program;
}

/**
 * Starts a process that acquires a lease.
 * @throws Error with the output of the process if it ends without a lease
 */
async function hold(folder: string, options?: Parameters<typeof run>[1]): Promise<Holder> {
  const program = run(folder, options);
  const printed = text(program.stderr);
  const [address] = (await Promise.race([
    once(program.stdout, 'data'),
    once(program, 'exit').then(async () => {
      throw new Error(await printed);
    }),
  ])) as [Buffer];
  const end = async (how: () => void) => {
    const ended = once(program, 'exit');
    how();
    await ended;
  };
  return {
    program,
    url: String(address).trim(),
    release: () => end(() => program.stdin.write('\n')),
    kill: () => end(() => program.kill('SIGKILL')),
  };
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const startedAt = async (url: string) =>
  (await query<{ at: Date }>(url, 'SELECT pg_postmaster_start_time() AS at'))[0]?.at.getTime();

const isRunning = () => readPostmaster(serverFolder(dataDir).data) !== undefined;

const WAIT = { timeout: 20_000, interval: 20 };

/** Kills the server abruptly, as a power failure would, and waits until its processes have ended. */
async function killServer(url: string): Promise<void> {
  process.kill(Number(readPostmaster(serverFolder(dataDir).data)?.pid), 'SIGKILL');
  await vi.waitFor(() => expect(query(url, 'SELECT 1')).rejects.toThrow(), WAIT);
}

async function keepNumber(url: string, number: number): Promise<void> {
  await query(url, 'CREATE TABLE IF NOT EXISTS kept (number integer)');
  await query(url, `INSERT INTO kept VALUES (${number})`);
}

const keptNumbers = async (url: string) =>
  (await query<{ number: number }>(url, 'SELECT number FROM kept ORDER BY number')).map(
    ({ number }) => number,
  );

describe('the embedded server', () => {
  it('starts in a folder with spaces and Hebrew letters, and only listens on a socket', async () => {
    const folder = path.join(dataDir, 'הנתונים של the site');
    const { url, release } = await leaseServer(folder);
    expect(await query(url, "SELECT current_user, current_setting('listen_addresses') AS addresses")).toEqual(
      [{ current_user: 'cms', addresses: '' }],
    );
    await release();
    expect(readPostmaster(serverFolder(folder).data)).toBeUndefined();
  });

  it('uses a short socket path if the data folder has a long one', async () => {
    const folder = path.join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    const { url, release } = await leaseServer(folder);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await release();
    rmSync(serverFolder(folder).socket, { recursive: true });
  });

  it('denies access to other users and creates no account', async () => {
    const accounts = readFileSync('/etc/passwd', 'utf8');
    const { release } = await leaseServer(dataDir);
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    const open = files.filter((file) => {
      const stats = statSync(path.join(dataDir, file), { throwIfNoEntry: false });
      return stats && !file.includes('/lib/') && (stats.mode & 0o077) !== 0;
    });
    expect(open).toEqual([]);
    expect(readFileSync('/etc/passwd', 'utf8')).toBe(accounts);
    await release();
  });

  it('gives the CMS a role without rights beyond its own database', async () => {
    skipFirstStart();
    const { url, release } = await leaseServer(dataDir);
    const [role] = await query(
      url,
      'SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
    await release();
  });

  it('runs for an unprivileged user', async () => {
    const { release } = await hold(dataDir, { before: AS_ORDINARY_USER });
    expect(isRunning()).toBe(true);
    await release();
    expect(isRunning()).toBe(false);
  });

  it('restarts 12 times in a row', async () => {
    skipFirstStart();
    for (let round = 0; round < 12; round += 1) {
      const { url, release } = await leaseServer(dataDir);
      await keepNumber(url, round);
      await release();
    }
    const { url, release } = await leaseServer(dataDir);
    expect(await keptNumbers(url)).toHaveLength(12);
    await release();
  });

  it('runs in parallel with the server of another data folder', async () => {
    const [one, other] = [path.join(dataDir, 'one'), path.join(dataDir, 'other')];
    const [first, second] = await Promise.all([leaseServer(one), leaseServer(other)]);
    await Promise.all([keepNumber(first.url, 1), keepNumber(second.url, 2)]);
    await first.release();
    expect(await keptNumbers(second.url)).toEqual([2]);
    await second.release();
  });
});

describe('ownership', () => {
  it('starts one server for five processes, and the last of them stops it', async () => {
    skipFirstStart();
    const holders = await Promise.all(Array.from({ length: 5 }, () => hold(dataDir)));
    const starts = await Promise.all(holders.map(({ url }) => startedAt(url)));
    expect(new Set(starts).size).toBe(1);
    const last = holders.pop();
    await Promise.all(holders.map(({ release }) => release()));
    expect(isRunning()).toBe(true);
    await last?.release();
    expect(isRunning()).toBe(false);
  });

  it('stops the server if the last leases are released at the same moment', async () => {
    skipFirstStart();
    for (let round = 0; round < 6; round += 1) {
      const leases = await Promise.all([leaseServer(dataDir), leaseServer(dataDir), leaseServer(dataDir)]);
      await Promise.all(leases.map(({ release }) => release()));
      expect(isRunning()).toBe(false);
    }
  });

  it('survives leases that are acquired and released at random', async () => {
    skipFirstStart();
    const work = async (seed: number) => {
      for (let round = 0; round < 6; round += 1) {
        const { url, release } = await leaseServer(dataDir);
        expect(await query(url, `SELECT ${seed + round} AS one`)).toEqual([{ one: seed + round }]);
        await release();
      }
    };
    await Promise.all([work(0), work(100), work(200), work(300)]);
    expect(isRunning()).toBe(false);
  });

  it('adopts a server that outlived a killed product, with all committed data', async () => {
    skipFirstStart();
    const holder = await hold(dataDir);
    await keepNumber(holder.url, 7);
    const start = await startedAt(holder.url);
    await holder.kill();
    expect(isRunning()).toBe(true);
    const { url, release } = await leaseServer(dataDir);
    expect(await startedAt(url)).toBe(start);
    expect(await keptNumbers(url)).toEqual([7]);
    // The server frees the lease of a dead process only when it notices the closed connection, so the test waits for
    // that.
    const leases = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'lease'";
    await vi.waitFor(async () => expect(await query(url, leases)).toHaveLength(1), WAIT);
    await release();
    expect(isRunning()).toBe(false);
  });

  it('restarts a killed server while the product runs', async () => {
    skipFirstStart();
    const { url, release } = await leaseServer(dataDir);
    await keepNumber(url, 3);
    await killServer(url);
    await vi.waitFor(async () => expect(await keptNumbers(url)).toEqual([3]), WAIT);
    await release();
    expect(isRunning()).toBe(false);
  });

  it('loses no committed data if the product and the server are killed', async () => {
    skipFirstStart();
    const holder = await hold(dataDir);
    for (let number = 0; number < 20; number += 1) await keepNumber(holder.url, number);
    await holder.kill();
    await killServer(holder.url);
    const { url, release } = await leaseServer(dataDir);
    expect(await keptNumbers(url)).toHaveLength(20);
    await release();
  });

  it('starts although another process has the id of the killed server, and does not end that process', async () => {
    skipFirstStart();
    const { data } = serverFolder(dataDir);
    const holder = await hold(dataDir);
    await holder.kill();
    await killServer(holder.url);
    const stranger = spawn('sleep', ['60']);
    const file = path.join(data, 'postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));
    const { url, release } = await leaseServer(dataDir);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await release();
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill();
  });
});

describe('an obstructed start', () => {
  it('recovers from an interrupted first start', async () => {
    const program = run(dataDir, { options: { detached: true } });
    const { root, data } = serverFolder(dataDir);
    const unfinished = () =>
      existsSync(root) ? readdirSync(root).filter((name) => name.startsWith('initdb.')) : [];
    await vi.waitFor(() => expect(unfinished()).toHaveLength(1), { ...WAIT, interval: 1 });
    const killed = once(program, 'exit');
    process.kill(-Number(program.pid), 'SIGKILL');
    await killed;
    expect(existsSync(data)).toBe(false);
    const { url, release } = await leaseServer(dataDir);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(unfinished()).toEqual([]);
    await release();
  });

  it('creates missing library links and replaces wrong ones', async () => {
    skipFirstStart();
    const { library } = serverFolder(dataDir);
    const names = readdirSync(library);
    const [first = '', second = ''] = names;
    rmSync(path.join(library, first));
    rmSync(path.join(library, second));
    symlinkSync('/of/a/checkout/that/moved', path.join(library, second));
    await leaseServer(dataDir).then(({ release }) => release());
    expect(readdirSync(library)).toEqual(names);
  });

  it('rejects data of an older major version, explains the upgrade, and changes nothing', async () => {
    skipFirstStart();
    const { data } = serverFolder(dataDir);
    writeFileSync(path.join(data, 'PG_VERSION'), '17\n');
    const before = readdirSync(data, { recursive: true }).length;
    await expect(leaseServer(dataDir)).rejects.toThrow(
      /created by PostgreSQL 17.*npm run backup.*npm run restore/s,
    );
    expect(readdirSync(data, { recursive: true })).toHaveLength(before);
  });

  it('starts on a copy of the folder that other users can read', async () => {
    skipFirstStart();
    const { data } = serverFolder(dataDir);
    chmodSync(data, 0o755);
    await leaseServer(dataDir).then(({ release }) => release());
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  it('reports the error of a server that does not start', async () => {
    await expect(leaseServer(dataDir, { shared_buffers: 'plenty' })).rejects.toThrow(
      /did not start:.*shared_buffers/s,
    );
  });

  it('rejects a folder of another user', async () => {
    const folder = path.join(dataDir, 'postgres');
    mkdirSync(folder);
    chownSync(folder, 4711, 4711);
    await expect(leaseServer(dataDir)).rejects.toThrow(`${folder} must be a folder of the user 0`);
  });
});

describe('as root on a machine that forbids user namespaces', () => {
  /** Uses a changed root folder, because the kernel forbids processes with one to create user namespaces. */
  const withoutNamespaces = (view: string) => [
    'unshare',
    '--mount',
    'sh',
    '-c',
    'mount --rbind / "$0" && exec chroot "$0" "$@"',
    view,
  ];
  let view: string;
  beforeEach(() => {
    view = mkdtempSync(path.join(tmpdir(), 'view-'));
  });
  afterEach(() => rmSync(view, { recursive: true }));

  it('runs as the owner of the data folder', async () => {
    const { uid, gid } = ORDINARY_ACCOUNT;
    chownSync(dataDir, uid, gid);
    const { release } = await hold(dataDir, { before: withoutNamespaces(view) });
    const { pid } = readPostmaster(serverFolder(dataDir).data) ?? {};
    expect(statSync(`/proc/${pid}`).uid).toBe(uid);
    await release();
    expect(isRunning()).toBe(false);
  });

  it.each([
    ['root', 0],
    ['the shared account "nobody"', 65_534],
  ])('suggests DATABASE_URL if the data folder belongs to %s', async (_name, owner) => {
    chownSync(dataDir, owner, owner);
    await expect(hold(dataDir, { before: withoutNamespaces(view) })).rejects.toThrow(
      /refuses to run as root.*DATABASE_URL/,
    );
  });
});

describe('a full disk', () => {
  it('is reported and loses no committed data', async () => {
    const disk = path.join(dataDir, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120M', 'tmpfs', disk]);
    try {
      const { url, release } = await leaseServer(disk);
      await keepNumber(url, 1);
      const filler = path.join(disk, 'filler');
      expect(() => fill(filler)).toThrow('ENOSPC');
      let kept = 1;
      const keepUntilFull = async () => {
        for (;;) {
          await query(url, `INSERT INTO kept SELECT ${kept + 1} FROM generate_series(1, 10000)`);
          kept += 1;
        }
      };
      await expect(keepUntilFull()).rejects.toThrow(
        /No space left on device|terminated|the database system is/,
      );
      await release();
      expect(() => fill(filler)).toThrow('ENOSPC');
      await expect(leaseServer(disk)).rejects.toThrow(/did not start:.*No space left on device/s);
      rmSync(filler);
      const again = await leaseServer(disk);
      expect(new Set(await keptNumbers(again.url))).toEqual(
        new Set(Array.from({ length: kept }, (_, index) => index + 1)),
      );
      await again.release();
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  });
});

/** Writes to a file until the disk is full. */
function fill(file: string): never {
  const block = Buffer.alloc(64 * 1024);
  for (;;) appendFileSync(file, block);
}
