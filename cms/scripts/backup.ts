import path from 'node:path';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';
import { backUp } from './backup/backUp.ts';

/** `npm run backup [-- file]` in `cms/`: writes everything that the CMS of this environment stores to one file. */
process.umask(0o077);
const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const file = path.resolve(process.argv[2] ?? `backup-${stamp}.tar`);
try {
  const release = await useDatabase();
  const { files } = await backUp(process.env, file).finally(release);
  console.log(`${file}: ${files} files, verified`);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
