import './lib/useSupportedNode.mjs';
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteBuilder } from './builder/siteBuilder.mjs';
import { check, results } from './lib/check.mjs';
import { command } from './lib/command.mjs';
import { cmsFolder, root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { readEnv, readSettings } from './lib/settings.mjs';
import { runPreview, serveSite } from './lib/site.mjs';
import { copySite } from './lib/siteCopy.mjs';
import { startProduct } from './lib/startProduct.mjs';
import { elapsed, step } from './lib/steps.mjs';
import { withoutOwn } from './lib/withoutOwn.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const siteFolder = path.join(dataDir, 'site');
const logFolder = path.join(dataDir, 'logs');
const reports = path.join(dataDir, 'reports');
/** A copy of the data folder as it is when the demo content was made: for another product beside this one. */
const seeded = path.join(dataDir, 'copy-of-seeded');

/** What Vitest prints of errors outside of tests, and of a worker that died with files of which its report says nothing. */
const OUTSIDE_OF_TESTS = /Unhandled (?:Errors?|Rejection)/;

const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);
const cmsBin = (/** @type {string} */ name) => path.join(cmsFolder, 'node_modules/.bin', name);
const report = (/** @type {string} */ name) => path.join(reports, `${name}.json`);

/** Copies what the data folder holds, but for logs and for what this command makes of its own. */
function copyData() {
  const own = [logFolder, siteFolder, reports, seeded];
  for (const name of readdirSync(dataDir)) {
    const from = path.join(dataDir, name);
    if (!own.includes(from)) cpSync(from, path.join(seeded, name), { recursive: true });
  }
}

/** Types, lint, format and generated files. */
async function checkCode() {
  const one = (/** @type {string} */ name, /** @type {string[]} */ command, cwd = root) =>
    check({ name, command, cwd, logFolder });
  await one('Type check of the site', [bin('tsc'), '--noEmit']);
  await one('Type check of the CMS', [cmsBin('tsc'), '--noEmit'], cmsFolder);
  await one('Lint', [bin('eslint'), '--max-warnings', '0', '.']);
  await one('Format', [bin('prettier'), '--check', '--log-level', 'warn', '.']);
  await one('Generated types of the site', ['npm', 'run', '-s', 'contract', '--', '--check']);
  await one('Generated types of the CMS', ['npm', 'run', '-s', 'generate:check'], cmsFolder);
}

/** The tests of the CMS, on a database server of their own. */
function checkCms() {
  const vitest = (/** @type {string[]} */ words, /** @type {string} */ file) => [
    cmsBin('vitest'),
    ...words,
    '--run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const second = report('vitest-again');
  return check({
    name: 'Tests of the CMS',
    command: vitest([], report('vitest')),
    again: (files) => ({ command: vitest(files, second), report: second }),
    unless: OUTSIDE_OF_TESTS,
    cwd: cmsFolder,
    env: { NODE_ENV: 'test' },
    logFolder,
    report: report('vitest'),
  });
}

/** What visitors, screen readers and search engines read: whole letters and valid HTML. The W3C's checker needs Java. */
async function checkBuilt(/** @type {string} */ publicDir) {
  const one = (/** @type {string} */ name, /** @type {string} */ kind) =>
    check({
      name,
      command: ['node', path.join(root, 'scripts/checkBuilt.mjs'), kind, publicDir],
      cwd: root,
      logFolder,
    });
  await one('Letters of the built files', 'letters');
  await one('HTML of the built pages', 'html');
  if (spawnSync('java', ['-version']).status === 0)
    await one("HTML of the built pages by the W3C's checker", 'nu');
  else console.log("No Java here: the W3C's HTML checker runs in .ci/run.");
}

/**
 * The tests of everything but the CMS.
 * @param {string} name
 * @param {string[]} projects of `jest.config.ts`
 * @param {NodeJS.ProcessEnv} [env]
 */
function runJest(name, projects, env) {
  const file = report(name.toLowerCase().replaceAll(' ', '-'));
  const jest = (/** @type {string[]} */ words, /** @type {string} */ output) => [
    ...[bin('jest'), '--ci', `--maxWorkers=${availableParallelism()}`, '--json', '--outputFile', output],
    ...['--selectProjects', ...projects, '--', ...words],
  ];
  return check({
    name,
    command: jest([], file),
    again: (files) => ({ command: jest(files, `${file}.again`), report: `${file}.again` }),
    cwd: root,
    env: { NODE_ENV: 'test', ...env },
    logFolder,
    report: file,
  });
}

async function checkUnits() {
  await runJest('Unit tests of the site', ['site', 'server']);
  // The tests of the commands are ES modules. Jest would load packages of the site as such, too.
  await runJest('Unit tests of the commands', ['node', 'contracts'], {
    NODE_OPTIONS: '--experimental-vm-modules',
  });
}

/**
 * Everything that is tried in a browser: what only reads with a browser per core, then what editors publish beside what visitors send. Nothing
 * else runs beside these: Linux shares the processors out by session, whatever the priority, and visits wait for a while, not for ever.
 * @param {import('./lib/settings.mjs').Settings} settings
 */
async function checkProduct({ siteUrl, cmsUrl, cmsEnv }) {
  const run = (/** @type {string} */ name, /** @type {string} */ id, /** @type {string[]} */ args) =>
    check({
      name,
      command: [bin('playwright'), 'test', `--output=${path.join(dataDir, 'results', id)}`, ...args],
      cwd: root,
      env: {
        E2E_SITE_URL: siteUrl,
        E2E_CMS_URL: cmsUrl,
        E2E_BUILDS: path.join(dataDir, 'builds.jsonl'),
        E2E_EMAIL: cmsEnv.DEMO_ADMIN_EMAIL,
        E2E_PASSWORD: cmsEnv.DEMO_ADMIN_PASSWORD,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report(id),
      },
      logFolder,
      report: report(id),
      echo: true,
    });
  await run('Visits that read', 'reading', ['--project=reading*', `--workers=${availableParallelism()}`]);
  await Promise.all([
    run('Visits to what editors publish', 'content', ['--project=content']),
    run('Visits that send something', 'services', ['--project=services']),
  ]);
}

/**
 * What was built of the visits' edits, one after another, against one build of the same content.
 * @param {import('./lib/settings.mjs').Settings} settings
 */
const checkBuildFromNothing = ({ siteEnv, publicDir }) =>
  check({
    name: 'What edits built is what a build from nothing makes',
    command: ['node', path.join(root, 'scripts/checkBuildFromNothing.mjs'), siteFolder, publicDir],
    cwd: root,
    env: { ...siteEnv, CI: 'true', NODE_ENV: 'production' },
    logFolder,
  });

/** `npm run develop`, with a site and data of its own. */
const checkDevelop = () =>
  check({
    name: 'npm run develop',
    command: ['node', path.join(root, 'scripts/checkDevelop.mjs'), seeded],
    cwd: root,
    logFolder,
  });

/** Two instances on one database with an S3 server and a builder. */
const checkMachines = () =>
  check({
    name: 'Several instances, PostgreSQL, S3',
    command: ['node', path.join(root, 'scripts/checkMachines.mjs')],
    cwd: root,
    logFolder,
    echo: true,
  });

/** Units, Containerfiles and nginx's configuration. */
const checkDeploy = () =>
  check({
    name: 'Files of deploy/',
    command: ['node', path.join(root, 'scripts/checkDeploy.mjs')],
    cwd: root,
    logFolder,
  });

/** `npm test`: every check there is, on ports and data of its own. The exit code is the number of parts that failed. */
command(
  async () => {
    const settings = readSettings({
      ...withoutOwn(readEnv()),
      DATA_DIR: dataDir,
      SITE_PORT: String(await freePort()),
      CMS_PORT: String(await freePort()),
      WEBHOOK_PORT: String(await freePort()),
      PREVIEW_PORT: String(await freePort()),
    });
    mkdirSync(reports, { recursive: true });
    const builder = createSiteBuilder(settings, siteFolder);
    // Two builders in one folder would write into each other's cache: notices are let pass once another one builds.
    let follows = true;
    const following = {
      ...builder,
      buildIfNeeded: async (/** @type {import('./builder/siteBuilder.mjs').Cause} */ cause) =>
        follows ? builder.buildIfNeeded(cause) : 'skipped',
    };
    const { siteIsBuilt } = await startProduct(settings, following, { onContent: copyData });
    // Its processes are seldom two at once, and leave time to others.
    const cmsIsChecked = checkCms();
    await step('Build the site', async () => {
      copySite(siteFolder);
      await builder.buildIfNeeded('start');
      copyFileSync(path.join(siteFolder, 'src/gatsby-types.d.ts'), path.join(root, 'src/gatsby-types.d.ts'));
    });
    await Promise.all([cmsIsChecked, checkUnits(), checkBuilt(settings.publicDir)]);
    await step('Serve the site', () => serveSite(settings, siteFolder));
    runPreview(settings, siteFolder);
    siteIsBuilt();
    await checkProduct(settings);
    await builder.buildIfNeeded('change');
    follows = false;
    await builder.end();
    await Promise.all([checkBuildFromNothing(settings), checkCode(), checkDevelop(), checkDeploy()]);
    await checkMachines();

    const { counts, failures } = results();
    console.log(
      failures.length > 0
        ? `\nFailed after ${elapsed()}: ${failures.join(', ')}. Logs: ${logFolder}`
        : `\nEverything passed after ${elapsed()}.`,
    );
    for (const name of counts.names) console.log(`✗ ${name.replace(`${root}/`, '')}`);
    for (const name of counts.flaky) console.log(`! passed when it was tried again: ${name}`);
    console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    return Math.min(failures.length, 100);
  },
  { tidy: (code) => code === 0 && rmSync(dataDir, { recursive: true, force: true }) },
);
