import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { databaseAt } from './databases.mjs';
import { storageOf } from './storages.mjs';

/** The list of what a backup holds. */
export const MANIFEST = 'manifest.json';
/** The copy of the database in it. */
export const DATABASE = 'database';
/** Files of DATA_DIR beside the uploads: keys that the database was written with, and that the demo content was made. */
export const BESIDE = ['secrets.json', 'seeded'];
/** Raised when an older version could no longer restore it. */
export const FORMAT = 1;

/**
 * What of the environment's CMS is backed up.
 * @param {NodeJS.ProcessEnv} env
 */
export async function partsOf(env) {
  const dataDir = path.resolve(env.DATA_DIR || path.join(import.meta.dirname, '../../../.data'));
  const database = databaseAt(env.DATABASE_URL || `file:${path.join(dataDir, 'cms.db')}`);
  return { dataDir, database, storage: await storageOf(env, dataDir) };
}

/**
 * All files below a folder with the SHA-256 of what they hold, but for the manifest itself.
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} in the order of their names
 * @throws Error for what is neither file nor folder, such as a symbolic link
 */
export async function hashesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other) throw new Error(`"${other.name}" is neither a file nor a folder`);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== MANIFEST)
    .sort();
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const name of names) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path.join(folder, name))) hash.update(chunk);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}

/** @param {string} dataDir */
export const besideIn = (dataDir) => BESIDE.filter((name) => existsSync(path.join(dataDir, name)));
