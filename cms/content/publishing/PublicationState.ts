import type { SiteState } from '../../platform/builds/siteState';
import type { Locale } from '../../platform/locales';
import type { FailedScheduleNote } from './failedSchedule';

/** Publication state of a document, as shown to editors. */
export type PublicationState = (
  { public: 'never' } | ({ public: 'gone' | 'yes'; urls: Partial<Record<Locale, string>> } & SiteState)
) & {
  /** Last failed schedule, unless the document was published or unpublished since. */
  failedSchedule?: FailedScheduleNote;
};
