import './lib/useSupportedNode.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { cmsFolder, root } from './lib/paths.mjs';
import { run } from '../packages/processes/processes.mjs';
import { readSettings } from './lib/settings.mjs';

/**
 * `npm run restore -- file [--overwrite]`: restores a backup to the CMS that `.env` describes. Afterwards the site is
 * rebuilt from scratch, because its cache may contain documents that are not in the backup.
 */
command(async () => {
  const { cmsEnv, dataDir } = readSettings();
  const args = process.argv.slice(2).map((arg) => (arg.startsWith('--') ? arg : path.resolve(arg)));
  await run({
    name: 'restore',
    command: ['node', path.join(cmsFolder, 'scripts/restore.ts'), ...args],
    cwd: process.cwd(),
    env: cmsEnv,
    logFolder: path.join(dataDir, 'logs'),
    echo: true,
  });
  for (const folder of ['.cache', 'public'])
    rmSync(path.join(root, folder), { recursive: true, force: true });
  return 0;
});
