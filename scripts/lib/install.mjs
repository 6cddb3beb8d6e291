import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder, root } from './paths.mjs';
import { run } from '../../packages/processes/processes.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';
import { step } from './steps.mjs';

/**
 * Installs the dependencies of a package if its lock file has changed since the last installation.
 * @param {'site' | 'cms'} name
 * @param {string} logFolder
 * @returns {Promise<'installed' | 'skipped'>}
 */
async function installPackage(name, logFolder) {
  const folder = name === 'site' ? root : cmsFolder;
  const modules = path.join(folder, 'node_modules');
  const stamp = path.join(modules, '.installed');
  // Hash only the content of the lock file, not its path, because a copy of the site in another folder shares this
  // installation.
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.version).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'skipped';
  // The modules are a link to those of another folder. `npm ci` would delete them while that folder uses them.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StepError(`The ${name}'s modules in ${modules} belong to another folder and are out of date`, {
      advice: 'run npm start or npm test in the folder that the link leads to',
    });
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

/**
 * Installs the dependencies of the site and the CMS in parallel. Nothing may be built before both are complete. The
 * build of the CMS also reads the modules of its parent folder, and would fail if they were incomplete.
 * @param {string} logFolder
 */
export async function install(logFolder) {
  // Make installed programs executable for all accounts, because the embedded database may run under another account.
  const umask = process.umask(0o022);
  try {
    await Promise.all([
      step('Install the CMS', () => installPackage('cms', logFolder)),
      step('Install the site', () => installPackage('site', logFolder)),
    ]);
  } finally {
    process.umask(umask);
  }
}
