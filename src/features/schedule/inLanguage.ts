import type { Language } from '../../i18n/languages';
import type { StoredBooking } from './storedBooking';
import type { MeetingKind } from './schedule';

/**
 * Returns a booking with the meeting's names in the page's language, because it may have been made on the other
 * language's page.
 * @param kept the booking as it was stored
 * @param meeting the meeting in the page's language; undefined until it has loaded
 */
export const inLanguage = (
  kept: StoredBooking,
  language: Language,
  meeting: MeetingKind | undefined,
): StoredBooking => (meeting && kept.language !== language ? { ...kept, meeting, language } : kept);
