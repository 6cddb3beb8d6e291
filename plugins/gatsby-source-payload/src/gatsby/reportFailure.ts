import type { Reporter } from 'gatsby';
import { ERROR_IDS, SourceError } from '../SourceError';

/**
 * Runs one step of the build; a failure that the plugin knows ends the build with its own report.
 * @param reporter Gatsby's reporter, with the plugin's error map set
 * @param step the work
 * @param fatal true when nothing can go on without the step, even in develop
 * @returns what the step returned; undefined after a failure that develop survives
 * @throws whatever the step throws that is not a {@link SourceError}
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
