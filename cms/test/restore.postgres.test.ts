import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../scripts/backup/backUp.mjs';
import { databaseAt } from '../scripts/backup/databases.mjs';
import { restore } from '../scripts/backup/restore.mjs';
import { askMachine, startBackupHarness, type BackupHarness } from './backupHarness';
import { send } from './contactHarness';

const MESSAGES = 3;

let harness: BackupHarness;
let file: string;

beforeAll(async () => {
  harness = await startBackupHarness();
  for (let number = 0; number < MESSAGES; number += 1) await send(harness.cms);
  file = path.join(harness.folder, 'whole.tar');
  await backUp(process.env, file);
}, 240_000);
afterAll(() => harness.stop());

it('a restore leaves what was there where the copy cannot be read in, or it is cut off', async () => {
  const machine = await harness.otherMachine();
  await restore(machine, file);
  const { messages } = await askMachine(machine);
  expect(messages).toHaveLength(MESSAGES);
  const database = databaseAt(machine.DATABASE_URL ?? '');
  const copy = path.join(harness.folder, 'copy');
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
    const unreadable = path.join(harness.folder, 'unreadable');
    await database.copy(unreadable);
    await client.query('ALTER TABLE cities DROP COLUMN kind');
    await client.query('DROP SCHEMA elsewhere CASCADE');
    await expect(database.restore(unreadable)).rejects.toThrow('elsewhere');
    expect(await schemas()).toEqual([{ nspname: 'public' }]);
    expect((await askMachine(machine)).messages).toEqual(messages);

    // Killed after the copy had come into its place: what is left of what was there before is never put back.
    await client.query('CREATE SCHEMA after_restore');
    await client.query('CREATE TABLE after_restore.old_rest (id integer)');
    await expect(database.restore(unreadable)).rejects.toThrow('elsewhere');
    expect(await schemas()).toEqual([{ nspname: 'public' }]);
    expect((await askMachine(machine)).messages).toEqual(messages);

    // Killed after what was there had been put aside, with the first tables made.
    await client.query('ALTER SCHEMA public RENAME TO before_restore');
    await client.query('CREATE SCHEMA public');
    expect(await database.isEmpty()).toBe(false);
    await client.query('CREATE TABLE public.pages (id integer)');
    await database.restore(copy);
    expect(await schemas()).toEqual([{ nspname: 'public' }]);
    expect((await askMachine(machine)).messages).toEqual(messages);
  } finally {
    await client.end();
  }
}, 240_000);
