import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storageOf, type Storage } from './storages.ts';

/** The list of files in a backup. */
export const MANIFEST = 'manifest.json';
/** Folder of the database's tables in a backup. */
export const DATABASE = 'database';
/** Files of DATA_DIR beside the uploads: the secrets that the database was written with, and the mark of the demo content. */
export const BESIDE = ['secrets.json', 'seeded'];
/** Raised when older versions can no longer restore it. */
export const FORMAT = 2;

export interface Manifest {
  format: number;
  /** Time of the backup, ISO. */
  at: string;
  /** SHA-256 of each file by its path. */
  files: Record<string, string>;
}

/** What a backup of an environment's CMS consists of. */
export interface Parts {
  dataDir: string;
  databaseUrl: string;
  storage: Storage;
}

/** @throws Error when DATABASE_URL is not set (`useDatabase` sets it) */
export async function partsOf(env: NodeJS.ProcessEnv): Promise<Parts> {
  const dataDir = path.resolve(env.DATA_DIR || path.join(import.meta.dirname, '../../../.data'));
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  return { dataDir, databaseUrl: env.DATABASE_URL, storage: await storageOf(env, dataDir) };
}

/**
 * Hashes all files below a folder except the manifest.
 * @returns SHA-256 by path, in the order of the paths
 * @throws Error for anything but files and folders, such as a symbolic link
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

/** Names of the files beside the uploads that exist. */
export const besideIn = (dataDir: string): string[] =>
  BESIDE.filter((name) => existsSync(path.join(dataDir, name)));
