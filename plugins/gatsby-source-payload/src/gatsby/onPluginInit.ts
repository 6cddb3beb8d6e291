import type { ParentSpanPluginArgs } from 'gatsby';
import { errorMap } from './errorMap';

/** Gatsby API: runs first, in the main process and every worker. Registers the plugin's errors with the reporter. */
export function onPluginInit({ reporter }: ParentSpanPluginArgs): void {
  reporter.setErrorMap(errorMap);
}
