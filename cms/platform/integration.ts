import type { Part } from './part';
import type { IntegrationEnv } from './variables';

/**
 * What pages of the site may reach: hosts by directive of the Content-Security-Policy. `payment` has the origins of payment pages, which
 * may be shown in a frame and ask for a payment.
 */
export type PageSources = Partial<
  Record<'connect-src' | 'frame-src' | 'img-src' | 'payment' | 'script-src', readonly string[]>
>;

/** A connection to an outside system, with an embedded default. */
export interface Integration extends Pick<Part, 'collections' | 'chores'> {
  env: IntegrationEnv;
  /** Settings with which a public CMS must not start: a sentence for each, with the variable and what to do. */
  faults?: (env: Readonly<Record<string, string | undefined>>) => string[];
  pageSources?: () => PageSources;
  /**
   * The health check; none while the embedded default is used.
   * @throws Error when the outside system cannot be reached
   */
  check?: (() => Promise<void>) | undefined;
}
