import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { cmsFolder, root } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * Installs a package's dependencies unless its lock file is the one that was installed last.
 * @param {'site' | 'cms'} name
 * @param {string} logFolder
 * @returns {Promise<'installed' | 'skipped'>}
 */
export async function install(name, logFolder) {
  const folder = name === 'site' ? root : cmsFolder;
  const stamp = path.join(folder, 'node_modules', '.installed');
  const wanted = fingerprint([path.join(folder, 'package-lock.json')], [process.version]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'skipped';
  await run({
    name: `install-${name}`,
    command: ['npm', 'ci', '--no-audit', '--no-fund'],
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    logFolder,
    advice:
      'check the connection to the npm registry and the free space of the disk, then run the command again',
  });
  writeFileSync(stamp, wanted);
  return 'installed';
}
