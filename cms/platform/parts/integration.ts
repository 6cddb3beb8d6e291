import type { Part } from './part';
import type { IntegrationEnv } from '../env/variables';

/**
 * Hosts from which pages of the site may load content, by CSP directive. `payment` lists the origins of payment pages,
 * which the site may show in a frame and which may request payments.
 */
export type PageSources = Partial<
  Record<'connect-src' | 'frame-src' | 'img-src' | 'payment' | 'script-src', readonly string[]>
>;

/** Connection to an external system. If that system is not configured, an embedded implementation is used. */
export interface Integration extends Pick<Part, 'collections' | 'chores'> {
  env: IntegrationEnv;
  /**
   * Checks the settings of a public CMS and reports those with which it must not start. Each message names the variable
   * and says what to do.
   */
  faults?: (env: Readonly<Record<string, string | undefined>>) => string[];
  pageSources?: () => PageSources;
  /**
   * Checks whether the external system is reachable. Undefined for the embedded implementation.
   * @throws Error if it is unreachable
   */
  check?: (() => Promise<void>) | undefined;
}
