import { readFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { StepError } from './StepError.mjs';
import { explain, step } from './steps.mjs';
import { readCounts, sum } from './tests.mjs';

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
 */
export async function check({ name, command, cwd, env, logFolder, report, echo = false }) {
  const logName = name.toLowerCase().replace(/\W+/g, '-');
  let passed = true;
  await step(name, async () => {
    const log = await run({
      name: logName,
      command,
      cwd,
      env: { ...process.env, ...env },
      logFolder,
      echo,
      quiet: true,
    });
    if (!echo) process.stdout.write(readFileSync(log));
  }).catch((error) => {
    passed = false;
    failures.push(name);
    if (!echo && error instanceof StepError && error.log) process.stdout.write(readFileSync(error.log));
    explain(error);
  });
  counts.push(
    report
      ? readCounts(report)
      : {
          passed: Number(passed),
          failed: Number(!passed),
          skipped: 0,
          names: passed ? [] : [name],
          flaky: [],
        },
  );
}

/** What all checks so far came to. */
export const results = () => ({ counts: sum(counts), failures });
