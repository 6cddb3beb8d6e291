import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../lib/chromiumPath.mjs';
import { cmsFolder, root } from '../lib/paths.mjs';
import { haveBuildsPassed, TESTS_OF_BUILDS } from './testsOfBuilds.mjs';

/**
 * @typedef {import('./CheckRun.mjs').Part} Part
 * @typedef {import('../lib/settings.mjs').Settings} Settings
 * @typedef {{ reports: string, results: string, site: string, seeded: string }} Folders
 */

const bin = (/** @type {string} */ name, folder = root) => path.join(folder, 'node_modules/.bin', name);
const script = (/** @type {string} */ name, /** @type {string[]} */ ...words) => [
  'node',
  path.join(root, 'scripts', name),
  ...words,
];
/**
 * Pattern that excludes slow tests. Jest's option for ignored paths cannot be used, because it would replace the
 * patterns of the projects.
 */
const QUICK_OF_JEST = '^(?!.*\\.slow\\.)';
const WITHOUT_BUILDS = `^(?!.*${TESTS_OF_BUILDS})`;
const JEST_PROJECTS = {
  site: ['site', 'server'],
  /**
   * Tests of commands are ES modules and must run separately. Otherwise Jest would load the site's packages as ES
   * modules too.
   */
  commands: ['node', 'contracts'],
};

/**
 * Returns the command that runs the unit tests outside the CMS.
 * @param {keyof typeof JEST_PROJECTS} group
 * @param {string[]} words further arguments
 * @returns {Pick<Part, 'command' | 'cwd' | 'env'>}
 */
export const jest = (group, words) => ({
  command: [
    ...[bin('jest'), '--ci', `--maxWorkers=${availableParallelism()}`],
    ...['--selectProjects', ...JEST_PROJECTS[group], ...words],
  ],
  cwd: root,
  env: {
    NODE_ENV: 'test',
    ...(group === 'commands' ? { NODE_OPTIONS: '--experimental-vm-modules' } : {}),
  },
});

/**
 * Returns the command that runs the unit tests of the CMS.
 * @param {string[]} words further arguments
 * @param {boolean} all includes slow tests
 * @returns {Pick<Part, 'command' | 'cwd' | 'env'>}
 */
export const vitest = (words, all) => ({
  command: [bin('vitest', cmsFolder), ...words, ...(all ? [] : ['--exclude', '**/*.slow.*'])],
  cwd: cmsFolder,
  env: { NODE_ENV: 'test' },
});

/**
 * Returns the parts that can run before anything is built.
 * @param {boolean} all includes slow tests
 * @param {Folders} folders
 * @returns {Part[]}
 */
export function unitParts(all, { reports }) {
  const report = (/** @type {string} */ name) => path.join(reports, `${name}.json`);
  const some = !all ? [QUICK_OF_JEST] : haveBuildsPassed() ? [WITHOUT_BUILDS] : [];
  const jestPart = (/** @type {string} */ name, /** @type {keyof typeof JEST_PROJECTS} */ group) => ({
    name,
    ...jest(group, ['--json', `--outputFile=${report(group)}`, '--', ...some]),
    report: report(group),
  });
  return [
    {
      name: 'Unit tests of the CMS',
      ...vitest(
        ['--run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('cms')}`],
        all,
      ),
      report: report('cms'),
    },
    jestPart('Unit tests of the site', 'site'),
    jestPart('Unit tests of the commands', 'commands'),
  ];
}

/** @type {Part} */
export const generatedFiles = {
  name: 'Generated files of the site',
  command: ['npm', 'run', '-s', 'contract', '--', '--check'],
  cwd: root,
};

/**
 * Checks of the source code. Some of them need types that a build generates.
 * @type {Part[]}
 */
export const codeParts = [
  { name: 'Format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'], cwd: root },
  { name: 'Types of the site', command: [bin('tsc'), '--noEmit'], cwd: root },
  { name: 'Types of the CMS', command: [bin('tsc', cmsFolder), '--noEmit'], cwd: cmsFolder },
  { name: 'Lint', command: [bin('eslint'), '--max-warnings', '0', '.'], cwd: root },
  generatedFiles,
  { name: 'Generated files of the CMS', command: ['npm', 'run', '-s', 'generate:check'], cwd: cmsFolder },
];

/**
 * Returns the parts that test the running product in a browser.
 * @param {Settings} settings
 * @param {Folders} folders
 */
export function visitParts({ siteUrl, cmsUrl, cmsEnv, dataDir }, { reports, results }) {
  /** @returns {Part} */
  const visits = (
    /** @type {string} */ name,
    /** @type {string} */ project,
    /** @type {Partial<Part>} */ options = {},
    workers = 1,
  ) => {
    const id = project.replace(/\W+/g, '-');
    const report = path.join(reports, `${id}.json`);
    return {
      name,
      command: [
        ...[bin('playwright'), 'test', `--project=${project}`, `--workers=${workers}`],
        `--output=${path.join(results, id)}`,
      ],
      cwd: root,
      env: {
        CHROMIUM_PATH: chromiumPath(),
        E2E_SITE_URL: siteUrl,
        E2E_CMS_URL: cmsUrl,
        E2E_BUILDS: path.join(dataDir, 'builds.jsonl'),
        E2E_EMAIL: cmsEnv.DEMO_ADMIN_EMAIL,
        E2E_PASSWORD: cmsEnv.DEMO_ADMIN_PASSWORD,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      report,
      echo: true,
      ...options,
    };
  };
  const slow = { slow: true };
  return {
    journeys: [
      visits('Journeys in Chromium', 'journeys'),
      visits('Journeys in Firefox', 'journeys in Firefox', { ...slow, needs: ['firefox'] }),
      visits('Journeys in WebKit', 'journeys in WebKit', { ...slow, needs: ['webkit'] }),
    ],
    engines: visits('Dialogs, carousels and maps in three engines', 'engines', {
      ...slow,
      needs: ['firefox', 'webkit'],
    }),
    reading: visits('Visits that read', 'reading*', slow, availableParallelism()),
    /** Tests of editors and of visitors run at the same time. */
    sending: [
      visits('Visits to what editors publish', 'content', slow),
      visits('Visits that send something', 'services', slow),
    ],
  };
}

/**
 * Returns the slow checks of builds, commands and deployment. The lists run in parallel; the parts of a list run one
 * after another.
 * @param {Settings} settings
 * @param {Folders} folders
 * @returns {Part[][]}
 */
export function productParts({ siteEnv, publicDir }, { site, seeded }) {
  /** @returns {Part} */
  const part = (
    /** @type {string} */ name,
    /** @type {string[]} */ command,
    /** @type {Partial<Part>} */ options = {},
  ) => ({ name, command, cwd: root, slow: true, ...options });
  return [
    [
      part('Letters of the built files', script('checkBuilt.mjs', 'letters', publicDir)),
      part('HTML of the built pages', script('checkBuilt.mjs', 'html', publicDir)),
      part("HTML of the built pages by the W3C's checker", script('checkBuilt.mjs', 'nu', publicDir), {
        needs: ['java'],
      }),
      part(
        'Deployments while tabs are open, one of them from nothing',
        script('checkDeployments.mjs', site),
        {
          env: { ...siteEnv, CI: 'true' },
        },
      ),
      part('Several instances with S3 and a builder', script('checkMachines.mjs'), { echo: true }),
    ],
    [
      part('Containerfiles', script('checkDeploy.mjs', 'containers')),
      part('Units of systemd', script('checkDeploy.mjs', 'units'), { needs: ['systemd'] }),
      part('nginx with TLS', script('checkDeploy.mjs', 'proxy'), { needs: ['nginx', 'openssl'] }),
      part('npm run develop', script('checkDevelop.mjs', seeded)),
    ],
  ];
}
