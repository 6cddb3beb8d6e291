import type { Part } from './part';
import type { IntegrationEnv } from '../env/variables';

/**
 * Hosts that pages of the site may use, by CSP directive. `payment` lists origins of payment pages, which may be
 * framed and request payments.
 */
export type PageSources = Partial<
  Record<'connect-src' | 'frame-src' | 'img-src' | 'payment' | 'script-src', readonly string[]>
>;

/** Connection to an external system, with an embedded default. */
export interface Integration extends Pick<Part, 'collections' | 'chores'> {
  env: IntegrationEnv;
  /**
   * Reports settings that must prevent the start of a public CMS: a message for each, with the variable and what to
   * do.
   */
  faults?: (env: Readonly<Record<string, string | undefined>>) => string[];
  pageSources?: () => PageSources;
  /**
   * Health check; undefined for the embedded default.
   * @throws Error when the external system is unreachable
   */
  check?: (() => Promise<void>) | undefined;
}
