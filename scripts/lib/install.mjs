import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder, root } from './paths.mjs';
import { run } from '../../packages/processes/processes.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';
import { step } from './steps.mjs';

/**
 * Installs a package's dependencies if its lock file has changed since the last installation.
 * @param {'site' | 'cms'} name
 * @param {string} logFolder
 * @returns {Promise<'installed' | 'skipped'>}
 */
async function installPackage(name, logFolder) {
  const folder = name === 'site' ? root : cmsFolder;
  const modules = path.join(folder, 'node_modules');
  const stamp = path.join(modules, '.installed');
  // Hashes only content, because a copy of the site shares this installation.
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.version).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'skipped';
  // `npm ci` would delete the linked modules while their owner uses them.
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
 * Installs both packages in parallel. Nothing may be built before both are complete: the build of the CMS also reads
 * modules of parent folders, and fails on partial ones.
 * @param {string} logFolder
 */
export async function install(logFolder) {
  // Programs must be executable for the account of the embedded database, which may be another one.
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
