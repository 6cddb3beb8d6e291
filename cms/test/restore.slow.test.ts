import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../platform/database/backup/dumpDatabase';
import { isEmptyDatabase } from '../platform/database/backup/loadDatabase';
import { CONTENTS, type Contents } from '../platform/database/backup/tables';
import { backUp } from '../scripts/backup/backUp';
import { FORMAT, hashesOf, MANIFEST } from '../scripts/backup/parts';
import { restore } from '../scripts/backup/restore';
import { askMachine, startBackupHarness, type BackupHarness } from './backupHarness';
import { send } from './contactHarness';

const MESSAGES = 3;
const SLOW_MS = 600_000;

let harness: BackupHarness;
let backup: string;

beforeAll(async () => {
  harness = await startBackupHarness();
  for (let number = 0; number < MESSAGES; number += 1) await send(harness.cms);
  backup = path.join(harness.folder, 'whole.tar');
  await backUp(process.env, backup);
}, SLOW_MS);
afterAll(() => harness.stop());

let copies = 0;

/**
 * Creates a copy of the backup in which `change` has modified files. The manifest is updated, so that the copy is
 * consistent.
 */
async function changedBackup(change: (folder: string) => void): Promise<string> {
  const folder = path.join(harness.folder, `changed-${(copies += 1)}`);
  mkdirSync(folder);
  execFileSync('tar', ['--extract', '--file', backup, '--directory', folder]);
  change(folder);
  const manifest = { format: FORMAT, at: new Date().toISOString(), files: await hashesOf(folder) };
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
  execFileSync('tar', ['--create', '--file', `${folder}.tar`, '--directory', folder, '.']);
  return `${folder}.tar`;
}

async function sql<Row extends object>(machine: NodeJS.ProcessEnv, ...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: machine.DATABASE_URL });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const schemas = async (machine: NodeJS.ProcessEnv) =>
  (
    await sql<{ nspname: string }>(
      machine,
      "SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'before_restore', 'after_restore')",
    )
  ).map(({ nspname }) => nspname);

/** Returns the foreign keys, indexes and constraints of a machine's database. */
const structure = (machine: NodeJS.ProcessEnv) =>
  sql(
    machine,
    `SELECT conrelid::regclass::text AS place, conname AS name, pg_get_constraintdef(oid) AS definition, convalidated
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL
     SELECT tablename, indexname, indexdef, NULL FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2, 3`,
  );

const sequences = (machine: NodeJS.ProcessEnv) =>
  sql(machine, `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`);

describe('a restored database', () => {
  let machine: NodeJS.ProcessEnv;
  beforeAll(async () => {
    machine = await harness.otherMachine();
    await restore(machine, backup);
  }, SLOW_MS);

  it('has the same rows in all tables', async () => {
    const [one, other] = [path.join(harness.folder, 'one'), path.join(harness.folder, 'other')];
    await dumpDatabase(process.env.DATABASE_URL ?? '', one);
    await dumpDatabase(machine.DATABASE_URL ?? '', other);
    const read = (folder: string) =>
      JSON.parse(readFileSync(path.join(folder, CONTENTS), 'utf8')) as Contents;
    const without = (folder: string) => read(folder).tables.filter(({ name }) => name !== 'payload_kv');
    expect(without(other)).toEqual(without(one));
    for (const { name } of without(one))
      expect(
        readFileSync(path.join(other, `${name}.copy`), 'utf8')
          .split('\n')
          .sort(),
        name,
      ).toEqual(
        readFileSync(path.join(one, `${name}.copy`), 'utf8')
          .split('\n')
          .sort(),
      );
  });

  it('has the same foreign keys and indexes, all validated', async () => {
    const restored = await structure(machine);
    expect(restored).toEqual(await structure(process.env));
    expect(restored.filter((row) => 'convalidated' in row && row.convalidated === false)).toEqual([]);
  });

  it('continues the sequences of the backup', async () => {
    expect(await sequences(machine)).toEqual(await sequences(process.env));
  });

  it('has the same open deliveries', async () => {
    const open = "SELECT kind, record_id FROM deliveries WHERE state IN ('queued', 'sending') ORDER BY id";
    expect(await sql(machine, open)).toEqual(await sql(process.env, open));
  });
});

describe('a failing restore', () => {
  let machine: NodeJS.ProcessEnv;
  let messages: string[];
  beforeAll(async () => {
    machine = await harness.otherMachine();
    await restore(machine, backup);
    ({ messages } = await askMachine(machine));
    expect(messages).toHaveLength(MESSAGES);
  }, SLOW_MS);

  const contentsOf = (folder: string) => path.join(folder, 'database', CONTENTS);

  it.each<[string, RegExp, (folder: string) => void]>([
    [
      'rows are missing',
      /has \d+ of \d+ rows/,
      (folder) => {
        const file = path.join(folder, 'database/messages.copy');
        writeFileSync(file, readFileSync(file, 'utf8').split('\n').slice(1).join('\n'));
      },
    ],
    [
      'a row refers to one that is missing',
      /violates foreign key constraint/,
      (folder) => {
        writeFileSync(path.join(folder, 'database/contact_subjects.copy'), '');
        const contents = JSON.parse(readFileSync(contentsOf(folder), 'utf8')) as Contents;
        for (const table of contents.tables) if (table.name === 'contact_subjects') table.rows = 0;
        writeFileSync(contentsOf(folder), JSON.stringify(contents));
      },
    ],
    [
      'a newer version made the backup',
      /does not know the migration 29991231_of_the_future/,
      (folder) => {
        const contents = JSON.parse(readFileSync(contentsOf(folder), 'utf8')) as Contents;
        contents.migrations.push('29991231_of_the_future');
        writeFileSync(contentsOf(folder), JSON.stringify(contents));
      },
    ],
  ])(
    'keeps the former database: %s',
    async (_name, message, change) => {
      const file = await changedBackup(change);
      await expect(restore(machine, file, { overwrite: true })).rejects.toThrow(message);
      expect(await schemas(machine)).toEqual(['public']);
      expect((await askMachine(machine)).messages).toEqual(messages);
    },
    SLOW_MS,
  );

  it(
    'is completed by the next one: killed while deleting the former database',
    async () => {
      await sql(machine, 'CREATE SCHEMA after_restore', 'CREATE TABLE after_restore.rest (id integer)');
      await restore(machine, backup, { overwrite: true });
      expect(await schemas(machine)).toEqual(['public']);
    },
    SLOW_MS,
  );

  it(
    'is completed by the next one: killed while creating the first tables',
    async () => {
      await sql(
        machine,
        'ALTER SCHEMA public RENAME TO before_restore',
        'CREATE SCHEMA public',
        'CREATE TABLE public.pages (id integer)',
      );
      expect(await isEmptyDatabase(machine.DATABASE_URL ?? '')).toBe(false);
      await restore(machine, backup, { overwrite: true });
      expect(await schemas(machine)).toEqual(['public']);
      expect((await askMachine(machine)).messages).toEqual(messages);
    },
    SLOW_MS,
  );
});
