import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dumpDatabase } from '../../platform/database/backup/dumpDatabase.ts';
import { besideIn, DATABASE, FORMAT, hashesOf, MANIFEST, partsOf, type Manifest } from './parts.ts';
import { program } from './program.ts';

/**
 * Writes everything that the CMS stores to one file, while the CMS is running. The file contains a consistent snapshot
 * of the database, and every uploaded file that the snapshot refers to. Uploads are copied twice: before the snapshot,
 * because they may be deleted meanwhile, and after it, because new ones may have arrived.
 * @param env environment of the CMS
 * @param file path of the backup; it appears only when the backup is complete and verified
 * @throws Error if the file exists already, or something cannot be read
 */
export async function backUp(env: NodeJS.ProcessEnv, file: string): Promise<{ files: number }> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const { dataDir, databaseUrl, storage } = await partsOf(env);
  const [folder, partial] = [mkdtempSync(`${file}.parts-`), `${file}.partial`];
  try {
    await storage.copy(folder);
    await dumpDatabase(databaseUrl, path.join(folder, DATABASE));
    await storage.copy(folder);
    for (const name of besideIn(dataDir)) copyFileSync(path.join(dataDir, name), path.join(folder, name));

    const files = await hashesOf(folder);
    const manifest: Manifest = { format: FORMAT, at: new Date().toISOString(), files };
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

const topLevel = (files: Record<string, string>): string[] => [
  ...new Set(Object.keys(files).map((name) => name.split(path.sep)[0] ?? name)),
];
