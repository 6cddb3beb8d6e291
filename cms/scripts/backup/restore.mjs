import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DATABASE, FORMAT, hashesOf, MANIFEST, partsOf, BESIDE } from './parts.mjs';
import { program } from './program.mjs';

/** What is computed of the content, and would be taken for what belongs to the restored one. */
const DERIVED = ['site-build', 'site-building', 'preview', 'builds.jsonl'];

/**
 * Puts what a backup holds into the place of what is there: of nothing, unless `overwrite` says so. Everything in it is checked before
 * anything is changed. The CMS must not run meanwhile.
 * @param {NodeJS.ProcessEnv} env of the CMS that gets it
 * @param {string} file of `backUp`
 * @param {{ overwrite?: boolean }} [options]
 * @returns {Promise<{ files: number, at: string }>} when the backup was made
 * @throws {Error} when there is something already, when the CMS runs, or when the backup is not whole or not for this database
 */
export async function restore(env, file, { overwrite = false } = {}) {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const { dataDir, database, storage } = await partsOf(env);
  await refuseRunning(env);
  if (!overwrite && !((await database.isEmpty()) && (await storage.isEmpty())))
    throw new Error(
      'There is content already. To put the backup in its place, add --overwrite: what is there now is lost',
    );
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(dataDir, 'restoring-'));
  try {
    await program('tar', ['--extract', '--file', path.resolve(file), '--directory', folder]);
    const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8'));
    if (manifest.format !== FORMAT)
      throw new Error(`${file} was written by another version: format ${manifest.format}`);
    if (manifest.database !== database.kind)
      throw new Error(
        `${file} holds a database of ${manifest.database}, and DATABASE_URL names one of ${database.kind}`,
      );
    if (!isDeepStrictEqual(await hashesOf(folder), manifest.files)) throw new Error(`${file} is damaged`);
    await database.verify(path.join(folder, DATABASE));

    await database.restore(path.join(folder, DATABASE));
    await storage.restore(folder);
    for (const name of BESIDE)
      if (existsSync(path.join(folder, name))) renameSync(path.join(folder, name), path.join(dataDir, name));
    for (const name of DERIVED) rmSync(path.join(dataDir, name), { recursive: true, force: true });
    return { files: Object.keys(manifest.files).length, at: manifest.at };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function refuseRunning({ PORT = '3000' }) {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`http://localhost:${PORT}/web/health/live`, { signal }).catch(() => null);
  if (answer)
    throw new Error(
      `The CMS runs on port ${PORT}: end it, and every other instance, before anything is restored`,
    );
}
