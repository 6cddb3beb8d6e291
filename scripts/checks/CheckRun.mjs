import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../packages/processes/processes.mjs';
import { explainFailure, step } from '../lib/steps.mjs';
import { readReport } from './readReport.mjs';
import { missingPrograms } from './requirements.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {string} [report] JSON report that the command writes; without one the part counts as one test
 * @property {boolean} [echo] print the output while the part runs, not at its end
 * @property {boolean} [slow] run with `--all` only
 * @property {readonly import('./requirements.mjs').Requirement[]} [needs] programs without which the part is not run
 */

/** @typedef {{ name: string } & import('./readReport.mjs').Report} Result */
/** @typedef {{ name: string, reason: string }} NotRun */

/** Runs the parts of a check and collects their results. If a part fails, the others still run. */
export class CheckRun {
  /** @type {Result[]} */
  results = [];
  /** @type {NotRun[]} */
  notRun = [];

  /** @param {{ all: boolean, logFolder: string }} options `all` includes slow parts */
  constructor({ all, logFolder }) {
    this.all = all;
    this.logFolder = logFolder;
  }

  /** Names of failed parts. */
  get failures() {
    return this.results.filter(({ failed }) => failed.length > 0).map(({ name }) => name);
  }

  /**
   * Runs a part. Skips a slow part in a quick run, and a part that needs a program which is not installed.
   * @param {Part} part
   */
  async run(part) {
    const { name, report, slow = false, needs = [] } = part;
    const missing = missingPrograms(needs);
    if (slow && !this.all) return void this.notRun.push({ name, reason: 'slow' });
    if (missing.length > 0) return void this.notRun.push({ name, reason: `needs ${missing.join(', ')}` });

    let succeeded = true;
    try {
      await step(name, () => this.#execute(part));
    } catch (error) {
      explainFailure(error);
      succeeded = false;
    }
    const outcome = report ? readReport(report) : { tests: 1, failed: [], skipped: [], files: [] };
    // If the command failed but no test did, count the part itself as failed: a test runner also fails because of
    // errors outside its tests.
    const failed = succeeded || outcome.failed.length > 0 ? outcome.failed : [name];
    this.results.push({ name, ...outcome, failed });
    this.notRun.push(...outcome.skipped.map((test) => ({ name: test, reason: 'skipped by its file' })));
  }

  /** @param {Part} part */
  async #execute({ name, command, cwd, env, echo = false }) {
    const id = name.toLowerCase().replace(/\W+/g, '-');
    const log = path.join(this.logFolder, `${id}.log`);
    try {
      await run({
        name: id,
        command,
        cwd,
        env: { ...process.env, ...env },
        logFolder: this.logFolder,
        echo,
        quiet: true,
      });
    } finally {
      if (!echo && existsSync(log)) process.stdout.write(readFileSync(log));
    }
  }
}
