import './lib/useSupportedNode.mjs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { cmsFolder } from './lib/paths.mjs';
import { run } from '../packages/processes/processes.mjs';
import { readSettings } from './lib/settings.mjs';

/**
 * `npm run backup [-- file]`: saves the database, the uploads and the keys of the running CMS to one file. `.env`
 * determines which CMS it is.
 */
command(async () => {
  const { cmsEnv, dataDir } = readSettings();
  const files = process.argv.slice(2).map((file) => path.resolve(file));
  await run({
    name: 'backup',
    command: ['node', path.join(cmsFolder, 'scripts/backup.ts'), ...files],
    cwd: process.cwd(),
    env: cmsEnv,
    logFolder: path.join(dataDir, 'logs'),
    echo: true,
  });
  return 0;
});
