import { parseArgs } from 'node:util';
import { restore } from './backup/restore.mjs';

/** `npm run restore -- file [--overwrite]` in `cms/`: puts a backup into the empty database and storage of this environment. */
process.umask(0o077);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean' } },
});
const [file] = positionals;
try {
  if (!file) throw new Error('name the file: npm run restore -- backup.tar');
  const { files, at } = await restore(process.env, file, { overwrite: values.overwrite ?? false });
  console.log(`Restored what was there at ${at}: ${files} files`);
} catch (error) {
  console.error(`It was not restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
