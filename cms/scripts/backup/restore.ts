import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isEmptyDatabase, loadDatabase, type Migrate } from '../../platform/database/backup/loadDatabase.ts';
import { BESIDE, DATABASE, FORMAT, hashesOf, MANIFEST, partsOf, type Manifest } from './parts.ts';
import { program } from './program.ts';

const CMS = path.resolve(import.meta.dirname, '../..');

/**
 * Files and folders derived from the old content. They are deleted, because they would be mistaken for the restored
 * content's.
 */
const DERIVED = ['site-build', 'site-building', 'preview', 'builds.jsonl'];

/**
 * Replaces the content of a CMS with a backup. The backup is verified completely before anything changes. The CMS must
 * not be running.
 * @param env environment of the CMS
 * @param file backup written by `backUp`
 * @param options `overwrite`: true to delete existing content
 * @returns `at`: time of the backup
 * @throws Error if there is content already, if the CMS is running, or if the backup is damaged or was made by an
 *   incompatible version
 */
export async function restore(
  env: NodeJS.ProcessEnv,
  file: string,
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<{ files: number; at: string }> {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const { dataDir, databaseUrl, storage } = await partsOf(env);
  await refuseRunning(env);
  if (!overwrite && !((await isEmptyDatabase(databaseUrl)) && (await storage.isEmpty())))
    throw new Error('There is content already. To delete it and restore the backup, add --overwrite');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(dataDir, 'restoring-'));
  try {
    await program('tar', ['--extract', '--file', path.resolve(file), '--directory', folder]);
    const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
    if (manifest.format !== FORMAT)
      throw new Error(`${file} was written by another version (format ${manifest.format}, not ${FORMAT})`);
    if (!isDeepStrictEqual(await hashesOf(folder), manifest.files)) throw new Error(`${file} is damaged`);

    await loadDatabase(databaseUrl, path.join(folder, DATABASE), migrateBy(env));
    await storage.restore(folder);
    for (const name of BESIDE)
      if (existsSync(path.join(folder, name))) renameSync(path.join(folder, name), path.join(dataDir, name));
    for (const name of DERIVED) rmSync(path.join(dataDir, name), { recursive: true, force: true });
    return { files: Object.keys(manifest.files).length, at: manifest.at };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns a function that migrates the database in a separate process. The CMS configuration reads the environment
 * while it loads, so it cannot be loaded here for another environment.
 */
const migrateBy =
  (env: NodeJS.ProcessEnv): Migrate =>
  async (last) => {
    await program(
      process.execPath,
      ['--conditions=production', '--import', 'tsx', 'scripts/migrate.ts', ...(last ? [last] : [])],
      { cwd: CMS, env: { ...env, PAYLOAD_SECRET: env.PAYLOAD_SECRET || 'unused' } },
    );
  };

async function refuseRunning({ PORT = '3000' }: NodeJS.ProcessEnv): Promise<void> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`http://localhost:${PORT}/web/health/live`, { signal }).catch(() => null);
  if (answer)
    throw new Error(`The CMS runs on port ${PORT}. Stop all its instances before you restore a backup`);
}
