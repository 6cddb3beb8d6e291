import './lib/useSupportedNode.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { linkedPackages } from '../packages/gatsby-builder/linkedPackages.mjs';
import { changedFiles } from './checks/changedFiles.mjs';
import { CheckRun } from './checks/CheckRun.mjs';
import { generatedFiles, jest, vitest } from './checks/parts.mjs';
import { SLOW } from './checks/slowTests.mjs';
import { summary } from './checks/summary.mjs';
import { command } from './lib/command.mjs';
import { cmsFolder, root } from './lib/paths.mjs';
import { finishedSteps } from './lib/steps.mjs';

const { values: options } = parseArgs({ options: { since: { type: 'string' } } });
const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
const checks = new CheckRun({ all: false, logFolder: folder });
const cache = (/** @type {string} */ name) => path.join(root, 'node_modules/.cache', name);
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

const CODE = /\.([cm]?[jt]s|tsx)$/;
/** Files with the versions of dependencies, on which all code depends. */
const DEPENDENCIES = /[\\/]package(-lock)?\.json$/;
/** The test of the dependencies themselves. */
const DEPENDENCIES_TEST = path.join(root, 'contracts/dependencies.test.ts');
const FORMATTED = /\.([cm]?[jt]s|tsx|json|md|ya?ml|css|html)$/;

/**
 * Checks whether a file belongs to the CMS, or to a package that the CMS links to.
 * @param {string} file
 */
const isOfCms = (file) =>
  [cmsFolder, ...linkedPackages(cmsFolder)].some((folder) => file.startsWith(folder + path.sep));

/** Folders from which the list of reserved URLs is generated. */
const ADDRESS_SOURCES = ['static', 'src/gatsby', 'src/i18n'].map((name) => path.join(root, name));

/**
 * Checks whether generated files may depend on a file.
 * @param {string} file
 */
const isGeneratedFrom = (file) =>
  isOfCms(file) || ADDRESS_SOURCES.some((folder) => file.startsWith(folder + path.sep));

/** @param {string[]} files */
async function checkText(files) {
  const code = files.filter((file) => CODE.test(file));
  const formatted = files.filter((file) => FORMATTED.test(file));
  if (formatted.length > 0)
    await checks.run({
      name: 'Format',
      command: [bin('prettier'), '--check', '--log-level', 'warn', ...formatted],
      cwd: root,
    });
  if (files.some(isGeneratedFrom)) await checks.run(generatedFiles);
  const isUpdate = files.some((file) => DEPENDENCIES.test(file));
  if (code.length === 0 && !isUpdate) return;
  const incremental = ['--noEmit', '--incremental', '--tsBuildInfoFile'];
  await checks.run({
    name: 'Types of the site',
    command: [bin('tsc'), ...incremental, cache('site.tsbuildinfo')],
    cwd: root,
  });
  if (isUpdate || code.some(isOfCms)) {
    await checks.run({
      name: 'Types of the CMS',
      command: [path.join(cmsFolder, 'node_modules/.bin/tsc'), ...incremental, cache('cms.tsbuildinfo')],
      cwd: cmsFolder,
    });
  }
  if (code.length === 0) return;
  await checks.run({
    name: 'Lint',
    command: [
      ...[bin('eslint'), '--max-warnings', '0', '--no-warn-ignored'],
      ...['--cache', '--cache-location', cache('eslint'), ...code],
    ],
    cwd: root,
  });
}

/**
 * Finds the quick tests that import one of the files, or are one of them.
 * @param {'site' | 'commands'} group
 * @param {string[]} files
 * @returns {string[]}
 */
function relatedTests(group, files) {
  const { command, cwd, env } = jest(group, ['--listTests', '--findRelatedTests', '--', ...files]);
  const [program = '', ...args] = command;
  return execFileSync(program, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' })
    .split('\n')
    .filter((file) => path.isAbsolute(file) && !SLOW.test(file));
}

/** @param {string[]} files */
async function checkUnits(files) {
  const code = files.filter((file) => CODE.test(file) && !SLOW.test(file));
  for (const group of /** @type {const} */ (['site', 'commands'])) {
    const tests = code.length > 0 ? relatedTests(group, code) : [];
    if (group === 'commands' && files.some((file) => DEPENDENCIES.test(file))) tests.push(DEPENDENCIES_TEST);
    const report = path.join(folder, `${group}.json`);
    const words = ['--json', `--outputFile=${report}`, '--runTestsByPath', '--', ...tests];
    if (tests.length > 0)
      await checks.run({ name: `Unit tests of the ${group}`, ...jest(group, words), report });
  }
  const ofCms = code.filter(isOfCms);
  const report = path.join(folder, 'cms.json');
  const words = ['--run', '--passWithNoTests', '--reporter=default', '--reporter=json'];
  if (ofCms.length > 0)
    await checks.run({
      name: 'Unit tests of the CMS',
      ...vitest(['related', ...ofCms, ...words, `--outputFile.json=${report}`], false),
      report,
    });
}

/**
 * `npm run check [-- --since COMMIT]`: runs the checks that the changes since a commit can affect. The default is the
 * last commit. `npm start` or `npm test` must have run in the checkout before. The exit code is the number of failed
 * checks.
 */
command(
  async () => {
    const files = changedFiles(options.since);
    await Promise.all([checkText(files), checkUnits(files)]);
    const { results, notRun } = checks;
    const seconds = performance.now() / 1000;
    console.log(`\n${files.length} changed files`);
    console.log(summary({ steps: finishedSteps, results, notRun, seconds }));
    if (files.some((file) => DEPENDENCIES.test(file)))
      console.log('The dependencies may have changed. Run `npm test` too, because all tests depend on them.');
    return Math.min(checks.failures.length, 100);
  },
  { tidy: () => rmSync(folder, { recursive: true, force: true }) },
);
