import type { ParentSpanPluginArgs } from 'gatsby';
import { errorMap } from './errorMap';

/**
 * Gatsby API: registers the plugin's errors with the reporter. Gatsby calls it first, in the main process and in every
 * worker.
 */
export function onPluginInit({ reporter }: ParentSpanPluginArgs): void {
  reporter.setErrorMap(errorMap);
}
