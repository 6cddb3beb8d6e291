import { readFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { StepError } from './StepError.mjs';
import { explain, step } from './steps.mjs';
import { countsAfterAnotherTry, failedFiles, readCounts, sum } from './tests.mjs';

/** More failed files than this are no matter of chance. */
const MOST_TRIED_AGAIN = 5;

/** @type {import('./tests.mjs').Counts[]} */
const counts = [];
/** @type {string[]} */
const failures = [];

/**
 * Runs a check that may fail without ending the others. Checks that run at the same time print one after another, each
 * when it ends.
 * @param {object} options
 * @param {string} options.name
 * @param {string[]} options.command
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env] added to the environment
 * @param {string} options.logFolder
 * @param {string} [options.report] the JSON file in which a test runner counts; without one the check counts as one
 * @param {boolean} [options.echo] print while it runs
 * @param {(files: string[]) => { command: string[], report: string }} [options.again] how files of a test runner run once more. What passes
 * then is named at the end and fails nothing: processes, servers and clocks take part in the tests, and chance with them
 * @param {RegExp} [options.unless] what the runner prints of faults that are no matter of chance: then nothing runs once more
 */
export async function check({ name, command, cwd, env, logFolder, report, echo = false, again, unless }) {
  /** @returns whether it passed, and what it printed */
  const tryOnce = async (/** @type {string} */ title, /** @type {string[]} */ words) => {
    try {
      await step(title, async () => {
        const log = await run({
          name: title.toLowerCase().replace(/\W+/g, '-'),
          command: words,
          cwd,
          env: { ...process.env, ...env },
          logFolder,
          echo,
          quiet: true,
        });
        if (!echo) process.stdout.write(readFileSync(log));
      });
      return { passed: true, printed: '' };
    } catch (error) {
      const printed = error instanceof StepError && error.log ? readFileSync(error.log, 'utf8') : '';
      if (!echo) process.stdout.write(printed);
      explain(error);
      return { passed: false, printed };
    }
  };

  const first = await tryOnce(name, command);
  let { passed } = first;
  let result = report
    ? readCounts(report)
    : { passed: Number(passed), failed: Number(!passed), skipped: 0, names: passed ? [] : [name], flaky: [] };
  const mayBeChance = !passed && !unless?.test(first.printed);
  const files = mayBeChance && report && again ? failedFiles(report) : [];
  if (again && files.length > 0 && files.length <= MOST_TRIED_AGAIN) {
    const second = again(files);
    ({ passed } = await tryOnce(`${name}, again`, second.command));
    result = countsAfterAnotherTry(result, readCounts(second.report));
  }
  if (!passed) failures.push(name);
  counts.push(result);
}

/** What all checks so far came to. */
export const results = () => ({ counts: sum(counts), failures });
