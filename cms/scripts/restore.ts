import { parseArgs } from 'node:util';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';
import { restore } from './backup/restore.ts';

/**
 * `npm run restore -- file [--overwrite]` in `cms/`: restores a backup into the database and storage of this
 * environment, which must be empty unless `--overwrite` is given.
 */
process.umask(0o077);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean' } },
});
const [file] = positionals;
try {
  if (!file) throw new Error('name the file: npm run restore -- backup.tar');
  const release = await useDatabase();
  const { files, at } = await restore(process.env, file, { overwrite: values.overwrite ?? false }).finally(
    release,
  );
  console.log(`Restored the backup of ${at}: ${files} files`);
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
