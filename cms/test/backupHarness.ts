import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '../platform/env/env';
import { CmsProcess } from './CmsProcess';
import { startContactCms, type ContactCms } from './contactHarness';
import { createDatabaseOnServer, dropDatabase, urlOf } from './database/testServer';
import { freePort } from './S3Server';

/** Content of a file that a backup must contain. */
export const PLAN = readFileSync(path.resolve(import.meta.dirname, '../seed/assets/rating-2022.pdf'));

/** A CMS with content to back up, and empty machines on which to restore it. */
export interface BackupHarness {
  cms: ContactCms;
  /** Folder for the files of the tests. */
  folder: string;
  /** Prepares a new, empty machine and returns its environment. */
  otherMachine: () => Promise<NodeJS.ProcessEnv>;
  stop: () => Promise<void>;
}

/** Starts a CMS whose media contain {@link PLAN}. */
export async function startBackupHarness(): Promise<BackupHarness> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'));
  const databases: string[] = [];
  const cms = await startContactCms();
  await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: { data: PLAN, mimetype: 'application/pdf', name: 'plan.pdf', size: PLAN.length },
  });
  return {
    cms,
    folder,
    async otherMachine() {
      const dataDir = mkdtempSync(path.join(folder, 'machine-'));
      const here = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) };
      const name = `cms_test_${process.pid}_${randomUUID().replaceAll('-', '')}`;
      await createDatabaseOnServer(name);
      databases.push(name);
      return { ...here, DATABASE_URL: urlOf(name) };
    },
    async stop() {
      await cms.stop();
      for (const name of databases) await dropDatabase(name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the CMS of a machine and reads its content. */
export async function askMachine(
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
