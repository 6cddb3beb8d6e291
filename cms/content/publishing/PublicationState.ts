import type { SiteState } from '../../platform/builds/siteState';
import type { Locale } from '../../platform/locales';
import type { FailedScheduleNote } from './failedSchedule';

/** Whether a document is on the site, as an editor is told. */
export type PublicationState = (
  { public: 'never' } | ({ public: 'gone' | 'yes'; urls: Partial<Record<Locale, string>> } & SiteState)
) & {
  /** What was scheduled, failed, and was not made up for since. */
  failedSchedule?: FailedScheduleNote;
};
