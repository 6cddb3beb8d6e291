import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildJournal } from './gatsby/buildJournal.mjs';
import { bootGatsby } from './gatsby/bootGatsby.mjs';
import { writeDocumentFaults } from './build/documentFaults.mjs';

/**
 * Usage: `node buildSite.mjs [<served folder> <kept folder>]` in a checkout. It works like `gatsby build` but omits
 * documents that fail. If the folder with the published files is given, a failed document keeps its last good page
 * instead.
 */
const [served, kept] = process.argv.slice(2);
const folder = process.cwd();

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});

if (buildJournal(folder).read()?.length) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'build/invalidateResults.mjs')],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(1);
}
const { faults } = await bootGatsby(folder, { served, kept });
writeDocumentFaults(folder, faults);
process.exit(0);
