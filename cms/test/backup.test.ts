import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseId } from '../platform/database/databaseId';
import { env, usesPostgres } from '../platform/env';
import { backUp } from '../scripts/backup/backUp.mjs';
import { databaseAt } from '../scripts/backup/databases.mjs';
import { restore } from '../scripts/backup/restore.mjs';
import { CmsProcess } from './CmsProcess';
import { send, startContactCms, type ContactCms } from './contactHarness';
import { freePort, S3Server } from './S3Server';

vi.hoisted(() => {
  // A backup of PostgreSQL takes as long as the machine has to do beside it.
  process.env.FORM_LIMIT_PER_ADDRESS = '1000';
});

/** Between a visitor's message and the next one's. */
const PAUSE_MS = 200;
const PLAN = readFileSync(path.resolve(import.meta.dirname, '../seed/assets/rating-2022.pdf'));
const SECRETS = '{"PAYLOAD_SECRET":"of the tests"}';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'));
const databases: string[] = [];
let cms: ContactCms;

/** Runs a statement on the server, beside the databases of the tests. */
async function onServer(statement: string): Promise<void> {
  const url = new URL(env.databaseUrl);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The environment of another machine: nothing is there yet. */
async function otherMachine(): Promise<NodeJS.ProcessEnv> {
  const dataDir = mkdtempSync(path.join(folder, 'machine-'));
  const here = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  };
  if (!usesPostgres) return { ...here, DATABASE_URL: `file:${path.join(dataDir, 'cms.db')}` };
  const name = `cms_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE "${name}"`);
  databases.push(name);
  const url = new URL(env.databaseUrl);
  url.pathname = `/${name}`;
  return { ...here, DATABASE_URL: url.href };
}

beforeAll(async () => {
  cms = await startContactCms();
  await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: { data: PLAN, mimetype: 'application/pdf', name: 'plan.pdf', size: PLAN.length },
  });
  writeFileSync(path.join(env.dataDir, 'secrets.json'), SECRETS);
}, 120_000);
afterAll(async () => {
  await cms.stop();
  for (const name of databases) await onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

const references = async () =>
  (await cms.payload.find({ collection: 'messages', depth: 0, pagination: false })).docs.map(
    ({ reference }) => reference,
  );

/** What a CMS of that machine tells of itself. */
async function ask(
  machine: NodeJS.ProcessEnv,
): Promise<{ plan: Buffer; messages: string[]; id: string | null }> {
  const started = await CmsProcess.start({ ...(machine as Record<string, string>), RUNS_JOBS: 'false' });
  try {
    const login = await fetch(`${started.url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: env.demoAdminEmail, password: env.demoAdminPassword }),
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { Authorization: `JWT ${token}` };
    const answer = await fetch(`${started.url}/api/messages?limit=500&depth=0`, { headers });
    const { docs } = (await answer.json()) as { docs: { reference: string }[] };
    const plan = await fetch(`${started.url}/api/media/file/plan.pdf`);
    return {
      plan: Buffer.from(await plan.arrayBuffer()),
      messages: docs.map(({ reference }) => reference),
      id: plan.headers.get('X-Database-Id'),
    };
  } finally {
    await started.kill();
  }
}

it('holds all that was answered before it began, while visitors go on writing, and comes back on another machine', async () => {
  const file = path.join(folder, 'live.tar');
  for (let number = 0; number < 3; number += 1) await send(cms);
  const before = await references();
  let over = false;
  const visitors = (async () => {
    while (!over) {
      expect((await send(cms)).status).toBe(200);
      await pause(PAUSE_MS);
    }
  })();
  try {
    await backUp(process.env, file);
  } finally {
    over = true;
    await visitors;
  }
  const machine = await otherMachine();
  await restore(machine, file);
  const { plan, messages, id } = await ask(machine);
  expect(plan).toEqual(PLAN);
  expect(messages).toEqual(expect.arrayContaining(before));
  expect(await references()).toEqual(expect.arrayContaining(messages));
  expect(readFileSync(path.join(machine.DATA_DIR ?? '', 'secrets.json'), 'utf8')).toBe(SECRETS);

  await expect(restore(machine, file)).rejects.toThrow('There is content already');
  await restore(machine, file, { overwrite: true });
  const again = await ask(machine);
  expect(again.messages.sort()).toEqual(messages.sort());
  // The site's build knows by it that what it has read before holds no more.
  expect(new Set([databaseId(), id, again.id]).size).toBe(3);
  expect([id, again.id]).not.toContain(null);
}, 120_000);

it('is refused where it is damaged, of another database, or where the CMS runs: then everything stays', async () => {
  const file = path.join(folder, 'whole.tar');
  await backUp(process.env, file);
  await expect(backUp(process.env, file)).rejects.toThrow('is there already');
  const machine = await otherMachine();
  const damaged = path.join(folder, 'damaged.tar');
  const bytes = readFileSync(file);
  const place = bytes.indexOf(PLAN.subarray(0, 200));
  bytes.write('?', place + 5);
  writeFileSync(damaged, bytes);
  await expect(restore(machine, damaged)).rejects.toThrow('is damaged');
  if (usesPostgres) {
    const other = { ...machine, DATABASE_URL: `file:${path.join(folder, 'other.db')}` };
    await expect(restore(other, file)).rejects.toThrow('a database of postgres');
  }

  const running = await CmsProcess.start({ ...(machine as Record<string, string>), RUNS_JOBS: 'false' });
  try {
    const { port } = new URL(running.url);
    await expect(restore({ ...machine, PORT: port }, file, { overwrite: true })).rejects.toThrow(
      'The CMS runs',
    );
  } finally {
    await running.kill();
  }
  expect(readdirSync(folder).filter((name) => /partial|parts/.test(name))).toEqual([]);
}, 120_000);

it.runIf(usesPostgres)(
  'leaves what was there where the copy cannot be read in, or it is cut off',
  async () => {
    const machine = await otherMachine();
    const file = path.join(folder, 'whole.tar');
    await restore(machine, file);
    const { messages } = await ask(machine);
    const database = databaseAt(machine.DATABASE_URL ?? '');
    const copy = path.join(folder, 'copy');
    await database.copy(copy);
    const client = new Client({ connectionString: machine.DATABASE_URL });
    await client.connect();
    const schemas = async () =>
      (
        await client.query(
          "SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'before_restore', 'after_restore')",
        )
      ).rows;
    try {
      // A type outside of the copied schema, which the next try does not find.
      await client.query('CREATE SCHEMA elsewhere');
      await client.query("CREATE TYPE elsewhere.kind AS ENUM ('one')");
      await client.query('ALTER TABLE cities ADD COLUMN kind elsewhere.kind');
      const unreadable = path.join(folder, 'unreadable');
      await database.copy(unreadable);
      await client.query('ALTER TABLE cities DROP COLUMN kind');
      await client.query('DROP SCHEMA elsewhere CASCADE');
      await expect(database.restore(unreadable)).rejects.toThrow('elsewhere');
      expect(await schemas()).toEqual([{ nspname: 'public' }]);
      expect((await ask(machine)).messages).toEqual(messages);

      // Killed after the copy had come into its place: what is left of what was there before is never put back.
      await client.query('CREATE SCHEMA after_restore');
      await client.query('CREATE TABLE after_restore.old_rest (id integer)');
      await expect(database.restore(unreadable)).rejects.toThrow('elsewhere');
      expect(await schemas()).toEqual([{ nspname: 'public' }]);
      expect((await ask(machine)).messages).toEqual(messages);

      // Killed after what was there had been put aside, with the first tables made.
      await client.query('ALTER SCHEMA public RENAME TO before_restore');
      await client.query('CREATE SCHEMA public');
      expect(await database.isEmpty()).toBe(false);
      await client.query('CREATE TABLE public.pages (id integer)');
      await database.restore(copy);
      expect(await schemas()).toEqual([{ nspname: 'public' }]);
      expect((await ask(machine)).messages).toEqual(messages);
    } finally {
      await client.end();
    }
  },
  120_000,
);

it('leaves no half of a file behind where something fails', async () => {
  const file = path.join(folder, 'none.tar');
  const nowhere = usesPostgres ? 'postgres://nobody@127.0.0.1:1/nothing' : `file:${folder}/no/where.db`;
  await expect(backUp({ ...process.env, DATABASE_URL: nowhere }, file)).rejects.toThrow();
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('none.tar'))).toEqual([]);
});

it('takes files from a bucket and brings them to one, with their types', async () => {
  const s3 = new S3Server(await freePort());
  await s3.open();
  try {
    const stored = { ...process.env, ...s3.env };
    await restore({ ...(await otherMachine()), ...s3.env }, path.join(folder, 'whole.tar'));
    expect(await s3.keys()).toEqual(['media/plan.pdf']);
    await s3.put('media/later.pdf', 'later');
    const file = path.join(folder, 'bucket.tar');
    await backUp(stored, file);
    const machine = { ...(await otherMachine()), ...s3.env };
    await s3.put('media/not-in-it.pdf', 'x');
    await expect(restore(machine, file)).rejects.toThrow('There is content already');
    await restore(machine, file, { overwrite: true });
    expect(await s3.keys()).toEqual(['media/later.pdf', 'media/plan.pdf']);
  } finally {
    await s3.destroy();
  }
}, 60_000);
