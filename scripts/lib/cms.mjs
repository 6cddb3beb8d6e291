import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../packages/gatsby-builder/fingerprint.mjs';
import { linkedPackages } from '../../packages/gatsby-builder/linkedPackages.mjs';
import { cmsFolder } from './paths.mjs';
import { run, start } from '../../packages/processes/processes.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';

/** Folders and files of the CMS that its build does not read. All other ones count as sources. */
const NOT_BUILT = new Set(['bench', 'scripts', 'seed', 'test', 'vitest.config.ts']);
const START_TIMEOUT_MS = 60_000;
/** Timeout in ms for the development server to start. It is long, because that server compiles only on request. */
export const COMPILE_TIMEOUT_MS = 180_000;

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @param {Settings} settings
 */
const logs = (settings) => path.join(settings.dataDir, 'logs');

/** Lists what the build of the CMS reads: its folders, its files and the packages that it links to. */
export function cmsSources() {
  const own = readdirSync(cmsFolder)
    .filter((name) => !NOT_BUILT.has(name))
    .sort()
    .map((name) => path.join(cmsFolder, name));
  return [...own, ...linkedPackages(cmsFolder)];
}

/**
 * Builds the CMS if its sources have changed since the last build.
 * @param {Settings} settings
 */
export async function buildCms(settings) {
  const stamp = path.join(cmsFolder, '.next', 'SOURCES');
  const wanted = fingerprint(cmsSources(), [process.version]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'skipped';
  await run({
    name: 'cms-build',
    command: ['npm', 'run', 'build'],
    cwd: cmsFolder,
    env: settings.cmsEnv,
    logFolder: logs(settings),
    advice: 'fix the error above; "npm run typecheck" shows type errors',
  });
  writeFileSync(stamp, wanted);
  return 'built';
}

/** Command that starts the built CMS. */
const PRODUCTION = ['node', 'scripts/start.mjs'];

/**
 * Starts the CMS without waiting until it responds.
 * @param {Settings} settings
 * @param {{ command?: string[], again?: boolean }} [options] `again` appends to the existing log
 */
export function runCms(settings, { command = PRODUCTION, again = false } = {}) {
  return start({
    name: 'cms',
    command,
    cwd: cmsFolder,
    env: settings.cmsEnv,
    logFolder: logs(settings),
    again,
  });
}

/**
 * Starts the CMS and waits until it responds.
 * @param {Settings} settings
 * @param {string[]} [command]
 * @param {number} [timeoutMs] longest wait in milliseconds
 */
export async function startCms(settings, command = PRODUCTION, timeoutMs = START_TIMEOUT_MS) {
  const { child, log } = runCms(settings, { command });
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(`${settings.cmsUrl}/web/health`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new StepError(
        `The CMS does not answer on ${settings.cmsUrl}\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-25).join('\n')}`,
        {
          advice: 'check DATABASE_URL and that the data folder is writable',
          log,
        },
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return child;
}

/**
 * Creates the demo content, unless that was done before. Existing content is not changed.
 * @param {Settings} settings
 */
export async function seedCms(settings) {
  const done = path.join(settings.dataDir, 'seeded');
  if (!settings.seed || existsSync(done)) return 'skipped';
  await run({
    name: 'seed',
    command: ['npm', 'run', 'seed'],
    cwd: cmsFolder,
    env: settings.cmsEnv,
    logFolder: logs(settings),
    advice: 'fix the error above and run the command again; the seed creates nothing twice',
  });
  writeFileSync(done, new Date().toISOString());
  return 'seeded';
}

/** @param {string} url */
async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return response?.ok ?? false;
}
