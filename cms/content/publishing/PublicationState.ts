import type { SiteState } from '../../platform/builds/siteState';
import type { DocumentFault } from '../../platform/builds/DocumentFault';
import type { Locale } from '../../platform/locales/locales';
import type { FailedScheduleNote } from './failedSchedule';

/** Publication state of a document, as shown to editors. */
export type PublicationState = (
  { public: 'never' } | ({ public: 'gone' | 'yes'; urls: Partial<Record<Locale, string>> } & SiteState)
) & {
  /** Last failed schedule, unless the document was published or unpublished since. */
  failedSchedule?: FailedScheduleNote;
  /** Why the last build left the document as it was on the site, or left it out. */
  faults?: DocumentFault[];
};
