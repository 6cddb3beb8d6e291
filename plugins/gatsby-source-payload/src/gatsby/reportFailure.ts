import type { Reporter } from 'gatsby';
import { ERROR_IDS, SourceError } from '../SourceError';

/**
 * Runs a step of the build. A `SourceError` ends the build with the plugin's report.
 * @param reporter Gatsby's reporter with the plugin's error map
 * @param step the work
 * @param fatal whether nothing can continue without the step, even in develop
 * @returns the step's result; undefined after a failure that develop survives
 * @throws other errors than {@link SourceError}
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
