import type { ParentSpanPluginArgs } from 'gatsby';
import { errorMap } from './errorMap';

/** Gatsby API: runs first, in the main process and in every worker. Makes the plugin's errors known to the reporter. */
export function onPluginInit({ reporter }: ParentSpanPluginArgs): void {
  reporter.setErrorMap(errorMap);
}
