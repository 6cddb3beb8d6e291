import path from 'node:path';
import { backUp } from './backup/backUp.mjs';

/** `npm run backup [-- file]` in `cms/`: everything that the CMS of this environment keeps, in one file. */
process.umask(0o077);
const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const file = path.resolve(process.argv[2] ?? `backup-${stamp}.tar`);
try {
  const { files } = await backUp(process.env, file);
  console.log(`${file}: ${files} files, read again and compared`);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
