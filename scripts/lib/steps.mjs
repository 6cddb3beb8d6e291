import { seconds } from '../../packages/processes/seconds.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';

const startedAt = performance.now();

/**
 * Steps of this process that had something to do, in the order in which they ended.
 * @type {{ name: string, seconds: number }[]}
 */
export const finishedSteps = [];

/** Returns the time since the command was started, as text. */
export const elapsed = () => seconds(performance.now() - startedAt);

/**
 * Runs a step and prints how long it took. A step that had nothing to do returns "skipped" and is reported as up to
 * date.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(name, run) {
  const began = performance.now();
  const finish = () => {
    const ms = performance.now() - began;
    finishedSteps.push({ name, seconds: ms / 1000 });
    return seconds(ms);
  };
  console.log(`· ${name} …`);
  try {
    const result = await run();
    const note = result === 'skipped' ? 'up to date' : finish();
    console.log(`✓ ${name} (${note}; ${elapsed()} in all)`);
    return result;
  } catch (error) {
    console.error(`✗ ${name} (${finish()})`);
    throw error;
  }
}

/**
 * Prints why a command failed, what to do about it, and where to find the log.
 * @param {unknown} error
 */
export function explainFailure(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof StepError) {
    if (error.advice) console.error(`What to do: ${error.advice}`);
    if (error.log) console.error(`Log: ${error.log}`);
  } else if (error instanceof Error && error.stack) {
    console.error(error.stack);
  }
}
