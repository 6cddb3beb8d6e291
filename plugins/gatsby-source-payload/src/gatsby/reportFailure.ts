import type { Reporter } from 'gatsby';
import { ERROR_IDS, SourceError } from '../SourceError';

/**
 * Runs a step of the build. If it throws a `SourceError`, the error is reported and the build ends.
 * @param reporter Gatsby's reporter, which knows the plugin's errors
 * @param step the step to run
 * @param fatal whether `gatsby develop` must end too, because nothing works without the step
 * @returns the result of the step, or undefined if it failed and `gatsby develop` continues
 * @throws errors other than {@link SourceError}
 */
export async function reportFailure<T>(
  reporter: Reporter,
  step: () => Promise<T>,
  fatal = false,
): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const report = { id: ERROR_IDS[error.kind], context: { sourceMessage: error.message } };
    if (fatal) reporter.panic(report);
    else reporter.panicOnBuild(report);
    return undefined;
  }
}
