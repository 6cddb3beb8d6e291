import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { besideIn, DATABASE, FORMAT, hashesOf, MANIFEST, partsOf } from './parts.mjs';
import { program } from './program.mjs';

/**
 * Writes everything that the CMS keeps into one file, while it runs: the database as it was at one moment, and every file that it names. Files
 * are copied before the database, so that none is missing that is deleted afterwards, and those that came meanwhile after it. What was written
 * is read again and compared before the file gets its name.
 * @param {NodeJS.ProcessEnv} env of the CMS
 * @param {string} file to be written; it must not exist
 * @returns {Promise<{ files: number }>}
 * @throws {Error} then there is no such file
 */
export async function backUp(env, file) {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const { dataDir, database, storage } = await partsOf(env);
  const [folder, partial] = [mkdtempSync(`${file}.parts-`), `${file}.partial`];
  try {
    await storage.copy(folder);
    await database.copy(path.join(folder, DATABASE));
    await storage.copy(folder);
    for (const name of besideIn(dataDir)) copyFileSync(path.join(dataDir, name), path.join(folder, name));
    await database.verify(path.join(folder, DATABASE));

    const files = await hashesOf(folder);
    const manifest = { format: FORMAT, at: new Date().toISOString(), database: database.kind, files };
    writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
    await program('tar', [
      '--create',
      '--file',
      partial,
      '--directory',
      folder,
      MANIFEST,
      ...topLevel(files),
    ]);
    await program('tar', ['--compare', '--file', partial, '--directory', folder]);
    renameSync(partial, file);
    return { files: Object.keys(files).length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(partial, { force: true });
  }
}

/** @param {Record<string, string>} files */
const topLevel = (files) => [...new Set(Object.keys(files).map((name) => name.split(path.sep)[0] ?? name))];
