import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storageOf, type Storage } from './storages.ts';

/** Name of the file in a backup that lists all its other files. */
export const MANIFEST = 'manifest.json';
/** Name of the folder in a backup that holds the database's tables. */
export const DATABASE = 'database';
/**
 * Files in DATA_DIR other than uploads: the secrets with which the database was written, and the marker that the demo
 * content exists.
 */
export const BESIDE = ['secrets.json', 'seeded'];
/** Version of the backup format. Increase it when older versions of the CMS can no longer restore a backup. */
export const FORMAT = 2;

export interface Manifest {
  format: number;
  /** Time of the backup as an ISO string. */
  at: string;
  /** SHA-256 hash of each file by its path. */
  files: Record<string, string>;
}

/** What the backup of a CMS consists of. */
export interface Parts {
  dataDir: string;
  databaseUrl: string;
  storage: Storage;
}

/**
 * Determines from the environment where the CMS stores its data.
 * @throws Error if DATABASE_URL is not set (`useDatabase` sets it)
 */
export async function partsOf(env: NodeJS.ProcessEnv): Promise<Parts> {
  const dataDir = path.resolve(env.DATA_DIR || path.join(import.meta.dirname, '../../../.data'));
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  return { dataDir, databaseUrl: env.DATABASE_URL, storage: await storageOf(env, dataDir) };
}

/**
 * Hashes all files in a folder and its subfolders, except the manifest.
 * @returns SHA-256 hashes by path, sorted by path
 * @throws Error for anything other than files and folders, such as a symbolic link
 */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other) throw new Error(`"${other.name}" is neither a file nor a folder`);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== MANIFEST)
    .sort();
  const hashes: Record<string, string> = {};
  for (const name of names) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path.join(folder, name))) hash.update(chunk as Buffer);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}

/** Returns the names of those files in DATA_DIR, other than uploads, that exist. */
export const besideIn = (dataDir: string): string[] =>
  BESIDE.filter((name) => existsSync(path.join(dataDir, name)));
