import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCms, seedCms, startCms } from './lib/cms.mjs';
import { install } from './lib/install.mjs';
import { cmsFolder, root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { run, stopAll } from './lib/processes.mjs';
import { readEnv, readSettings } from './lib/settings.mjs';
import { buildSite, serveSite } from './lib/site.mjs';
import { copySite } from './lib/siteCopy.mjs';
import { elapsed, explain, step } from './lib/steps.mjs';
import { readCounts, sum } from './lib/tests.mjs';
import { watchContent } from './lib/watchContent.mjs';

const OWN = ['SITE_URL', 'CMS_URL', 'DATA_DIR', 'BUILD_WEBHOOK_URL', 'GATSBY_API_URL', 'SMTP_URL'];

const dataDir = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const siteFolder = path.join(dataDir, 'site');
const reports = path.join(dataDir, 'reports');
const logFolder = path.join(dataDir, 'logs');

/** @type {string[]} */
const failures = [];

/**
 * A check that may fail without ending the others.
 * @param {string} name
 * @param {string[]} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
async function check(name, command, cwd, env = {}) {
  await step(name, () =>
    run({
      name: name.toLowerCase().replace(/\W+/g, '-'),
      command,
      cwd,
      env: { ...process.env, ...env },
      logFolder,
      echo: true,
    }),
  ).catch((error) => {
    explain(error);
    failures.push(name);
  });
}

/** `npm test`: every check there is, on ports and data of its own. Ends with the number of failed parts. */
async function main() {
  const env = Object.fromEntries(Object.entries(readEnv()).filter(([name]) => !OWN.includes(name)));
  const settings = readSettings({
    ...env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    WEBHOOK_PORT: String(await freePort()),
  });
  const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);
  const cmsBin = (/** @type {string} */ name) => path.join(cmsFolder, 'node_modules/.bin', name);

  mkdirSync(reports, { recursive: true });
  await step('Install what is missing', () => install(logFolder));
  await step('Build the CMS', () => buildCms(settings));
  await step('Start the CMS', () => startCms(settings));
  await step('Make the demo content', () => seedCms(settings));
  await step('Build the site', async () => {
    copySite(siteFolder);
    await buildSite(settings, siteFolder);
    copyFileSync(path.join(siteFolder, 'src/gatsby-types.d.ts'), path.join(root, 'src/gatsby-types.d.ts'));
  });

  await check('Type check of the site', [bin('tsc'), '--noEmit'], root);
  await check('Type check of the CMS', [cmsBin('tsc'), '--noEmit'], cmsFolder);
  await check('Lint', [bin('eslint'), '--max-warnings', '0', '.'], root);
  await check('Format', [bin('prettier'), '--check', '--log-level', 'warn', '.'], root);
  await check(
    'Unit tests',
    [bin('jest'), '--ci', '--json', '--outputFile', path.join(reports, 'jest.json')],
    root,
    {
      NODE_ENV: 'test',
      // Tests of the commands, which are ES modules.
      NODE_OPTIONS: '--experimental-vm-modules',
    },
  );
  await check(
    'Tests of the CMS',
    [
      cmsBin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'vitest.json')}`,
    ],
    cmsFolder,
    {
      NODE_ENV: 'test',
      DATABASE_URL: env.DATABASE_URL ?? '',
    },
  );

  await step('Serve the site', () => serveSite(settings, siteFolder));
  await watchContent(settings, siteFolder);
  await check('End-to-end tests', [bin('playwright'), 'test'], root, {
    E2E_SITE_URL: settings.siteUrl,
    E2E_CMS_URL: settings.cmsUrl,
    E2E_BUILDS: path.join(dataDir, 'builds.jsonl'),
    E2E_EMAIL: settings.cmsEnv.DEMO_ADMIN_EMAIL,
    E2E_PASSWORD: settings.cmsEnv.DEMO_ADMIN_PASSWORD,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json'),
  });

  const counts = sum(
    ['jest', 'vitest', 'playwright'].map((name) => readCounts(path.join(reports, `${name}.json`))),
  );
  console.log(
    failures.length > 0
      ? `\nFailed after ${elapsed()}: ${failures.join(', ')}`
      : `\nEverything passed after ${elapsed()}.`,
  );
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
}

let ending = false;

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await stopAll();
  if (code === 0) rmSync(dataDir, { recursive: true, force: true });
  else console.error(`Logs: ${logFolder}`);
  process.exit(code);
}

process.once('SIGINT', () => end(130));
process.once('SIGTERM', () => end(143));
main()
  .catch((error) => {
    explain(error);
    failures.push('setup');
  })
  .finally(() => end(Math.min(failures.length, 100)));
