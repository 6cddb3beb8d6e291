import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseId } from '../platform/database/databaseId';
import { env } from '../platform/env/env';
import { backUp } from '../scripts/backup/backUp';
import { restore } from '../scripts/backup/restore';
import { askMachine, PLAN, startBackupHarness, type BackupHarness } from './backupHarness';
import { CmsProcess } from './CmsProcess';
import { send, type ContactCms } from './contactHarness';
import { freePort, S3Server } from './S3Server';

vi.hoisted(() => {
  process.env.FORM_LIMIT_PER_ADDRESS = '1000';
});

const SLOW_MS = 600_000;
/** Pause in ms between messages. */
const PAUSE_MS = 200;
const SECRETS = '{"PAYLOAD_SECRET":"of the tests"}';

let harness: BackupHarness;
let cms: ContactCms;
let folder: string;

beforeAll(async () => {
  harness = await startBackupHarness();
  ({ cms, folder } = harness);
  writeFileSync(path.join(env.dataDir, 'secrets.json'), SECRETS);
}, SLOW_MS);
afterAll(() => harness.stop());

const references = async () =>
  (await cms.payload.find({ collection: 'messages', depth: 0, pagination: false })).docs.map(
    ({ reference }) => reference,
  );

it(
  'contains everything answered before it started, while visitors continue, and is restored on another machine',
  async () => {
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
    const machine = await harness.otherMachine();
    await restore(machine, file);
    const { plan, messages, id } = await askMachine(machine);
    expect(plan).toEqual(PLAN);
    expect(messages).toEqual(expect.arrayContaining(before));
    expect(await references()).toEqual(expect.arrayContaining(messages));
    expect(readFileSync(path.join(machine.DATA_DIR ?? '', 'secrets.json'), 'utf8')).toBe(SECRETS);

    await expect(restore(machine, file)).rejects.toThrow('There is content already');
    await restore(machine, file, { overwrite: true });
    const again = await askMachine(machine);
    expect(again.messages.sort()).toEqual(messages.sort());
    // The database needs another id: the site's build then discards content that it cached from the previous database.
    expect(new Set([databaseId(), id, again.id]).size).toBe(3);
    expect([id, again.id]).not.toContain(null);
  },
  SLOW_MS,
);

it(
  'is rejected when it is damaged or the CMS runs, and changes nothing',
  async () => {
    const file = path.join(folder, 'whole.tar');
    await backUp(process.env, file);
    await expect(backUp(process.env, file)).rejects.toThrow('exists already');
    const machine = await harness.otherMachine();
    const damaged = path.join(folder, 'damaged.tar');
    const bytes = readFileSync(file);
    const place = bytes.indexOf(PLAN.subarray(0, 200));
    bytes.write('?', place + 5);
    writeFileSync(damaged, bytes);
    await expect(restore(machine, damaged)).rejects.toThrow('is damaged');

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
  },
  SLOW_MS,
);

it('leaves no partial file after an error', async () => {
  const file = path.join(folder, 'none.tar');
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  await expect(backUp({ ...process.env, DATABASE_URL: nowhere }, file)).rejects.toThrow();
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('none.tar'))).toEqual([]);
});

it(
  'copies files from one bucket to another, with their types',
  async () => {
    const s3 = new S3Server(await freePort());
    await s3.open();
    try {
      const stored = { ...process.env, ...s3.env };
      await restore({ ...(await harness.otherMachine()), ...s3.env }, path.join(folder, 'whole.tar'));
      expect(await s3.keys()).toEqual(['media/plan.pdf']);
      await s3.put('media/later.pdf', 'later');
      const file = path.join(folder, 'bucket.tar');
      await backUp(stored, file);
      const machine = { ...(await harness.otherMachine()), ...s3.env };
      await s3.put('media/not-in-it.pdf', 'x');
      await expect(restore(machine, file)).rejects.toThrow('There is content already');
      await restore(machine, file, { overwrite: true });
      expect(await s3.keys()).toEqual(['media/later.pdf', 'media/plan.pdf']);
    } finally {
      await s3.destroy();
    }
  },
  SLOW_MS,
);
