import type { SiteState } from '../../platform/builds/siteState';
import type { DocumentFault } from '../../platform/builds/DocumentFault';
import type { Locale } from '../../platform/locales/locales';
import type { FailedScheduleNote } from './failedSchedule';

/** Publication state of a document, as the form shows it to editors. */
export type PublicationState = (
  { public: 'never' } | ({ public: 'gone' | 'yes'; urls: Partial<Record<Locale, string>> } & SiteState)
) & {
  /** The last failed schedule, unless the document was published or unpublished since then. */
  failedSchedule?: FailedScheduleNote;
  /** Problems because of which the last build left the old page on the site, or left the document out. */
  faults?: DocumentFault[];
};
