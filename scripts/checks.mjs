import './lib/useSupportedNode.mjs';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { CheckRun } from './checks/CheckRun.mjs';
import { codeParts, productParts, unitParts, visitParts } from './checks/parts.mjs';
import { readRequirements, missingPrograms } from './checks/requirements.mjs';
import { slowTests } from './checks/slowTests.mjs';
import { summary, writeResults } from './checks/summary.mjs';
import { haveBuildsPassed, isTestOfBuilds } from './checks/testsOfBuilds.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from '../packages/processes/ports.mjs';
import { readEnv, readSettings } from './lib/settings.mjs';
import { runPreview, serveSite } from './lib/site.mjs';
import { copySite } from './lib/siteCopy.mjs';
import { startProduct } from './lib/startProduct.mjs';
import { finishedSteps, step } from './lib/steps.mjs';
import { omitLocalSettings } from './lib/omitLocalSettings.mjs';

// Run at the priority of builds. Builds run at a low priority, and checks at a higher one would slow them down.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

const { values: options } = parseArgs({
  options: { all: { type: 'boolean', default: false }, json: { type: 'string' } },
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const folders = {
  site: path.join(dataDir, 'site'),
  logs: path.join(dataDir, 'logs'),
  reports: path.join(dataDir, 'reports'),
  results: path.join(dataDir, 'results'),
  seeded: path.join(dataDir, 'copy-of-seeded'),
  compiled: path.join(dataDir, 'compiled'),
};
// Share compiled code between the processes, because tests start hundreds of them with the same modules.
process.env.NODE_COMPILE_CACHE = folders.compiled;
const checks = new CheckRun({ all: options.all, logFolder: folders.logs });

/** Copies the data folder, which contains the demo content, so that a second installation can start from the copy. */
function copyData() {
  const own = Object.values(folders);
  for (const name of readdirSync(dataDir)) {
    const from = path.join(dataDir, name);
    if (!own.includes(from)) cpSync(from, path.join(folders.seeded, name), { recursive: true });
  }
}

/**
 * Builds and starts the CMS and the site.
 * @param {import('./lib/settings.mjs').Settings} settings
 * @returns {Promise<() => Promise<void>>} runs a last build and stops the builder
 */
async function startAll(settings) {
  const builder = createSiteBuilder(settings, folders.site);
  // After its end, this builder must ignore change notices: another builder works in the same folder then, and each
  // would overwrite the other's cache.
  let ended = false;
  const { siteIsBuilt } = await startProduct(
    settings,
    {
      ...builder,
      buildIfNeeded: async (cause) => (ended ? 'skipped' : builder.buildIfNeeded(cause)),
    },
    { onContent: copyData },
  );
  await step('Build the site', async () => {
    copySite(folders.site);
    await builder.buildIfNeeded('start');
    copyFileSync(path.join(folders.site, 'src/gatsby-types.d.ts'), path.join(root, 'src/gatsby-types.d.ts'));
  });
  await step('Serve the site', () => serveSite(settings, folders.site));
  if (options.all) runPreview(settings, folders.site);
  siteIsBuilt();
  return async () => {
    await builder.buildIfNeeded('change');
    ended = true;
    await builder.end();
  };
}

/** Runs parts one after another. */
const runSequentially = async (/** @type {import('./checks/CheckRun.mjs').Part[]} */ parts) => {
  for (const part of parts) await checks.run(part);
};

/** Adds the slow tests that this run skips to its summary, each with the reason. */
function nameSlowTests() {
  const havePassed = haveBuildsPassed();
  for (const file of slowTests()) {
    const missing = missingPrograms(readRequirements(file));
    if (!options.all) checks.notRun.push({ name: file, reason: 'slow' });
    else if (havePassed && isTestOfBuilds(file))
      checks.notRun.push({ name: file, reason: 'passed with the same sources' });
    else if (missing.length > 0) checks.notRun.push({ name: file, reason: `needs ${missing.join(', ')}` });
  }
}

/**
 * `npm test [-- --all] [-- --json FILE]`: runs all quick checks of the project, with their own ports and data. `--all`
 * adds the slow checks and tests. The exit code is the number of failed parts.
 */
command(
  async () => {
    const settings = readSettings({
      ...omitLocalSettings(readEnv()),
      DATA_DIR: dataDir,
      SITE_PORT: String(await freePort()),
      CMS_PORT: String(await freePort()),
      WEBHOOK_PORT: String(await freePort()),
      PREVIEW_PORT: String(await freePort()),
    });
    mkdirSync(folders.reports, { recursive: true });
    nameSlowTests();

    await install(folders.logs);
    const [endBuilder] = await Promise.all([
      startAll(settings),
      runSequentially(unitParts(options.all, folders)),
    ]);
    const visits = visitParts(settings, folders);
    // Browser tests have time limits, so little may run beside them. Only type checks and lint run beside the journeys,
    // and nothing beside the slow tests.
    await Promise.all([runSequentially(visits.journeys), runSequentially(codeParts)]);
    await checks.run(visits.engines);
    await checks.run(visits.reading);
    await Promise.all(visits.sending.map((part) => checks.run(part)));
    await endBuilder();
    await Promise.all(productParts(settings, folders).map(runSequentially));

    const outcome = {
      steps: finishedSteps,
      results: checks.results,
      notRun: checks.notRun,
      seconds: performance.now() / 1000,
    };
    console.log(`\n${summary(outcome)}`);
    if (options.json) writeResults(options.json, outcome);
    if (checks.failures.length > 0)
      console.log(`\nFailed: ${checks.failures.join(', ')}. Logs: ${folders.logs}`);
    return Math.min(checks.failures.length, 100);
  },
  { tidy: (code) => code === 0 && rmSync(dataDir, { recursive: true, force: true }) },
);
