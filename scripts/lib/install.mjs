import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { cmsFolder, root } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * Installs a package's dependencies unless its lock file is the one that was installed last.
 * @param {string} name
 * @param {string} folder
 * @param {string} logFolder
 */
async function installFolder(name, folder, logFolder) {
  const stamp = path.join(folder, 'node_modules', '.installed');
  const wanted = fingerprint([path.join(folder, 'package-lock.json')], [process.version]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
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
  return true;
}

/**
 * Installs what is missing, site and CMS at once.
 * @param {string} logFolder
 */
export async function install(logFolder) {
  const done = await Promise.all([
    installFolder('site', root, logFolder),
    installFolder('cms', cmsFolder, logFolder),
  ]);
  return done.some(Boolean) ? 'installed' : 'skipped';
}
