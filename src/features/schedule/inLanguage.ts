import type { Language } from '../../i18n/languages';
import type { KeptBooking } from './keptBooking';
import type { MeetingKind } from './schedule';

/**
 * Returns a booking with the meeting's names in the page's language. It may have been booked in the other one.
 * @param kept as booked
 * @param meeting in the page's language, once loaded
 */
export const inLanguage = (
  kept: KeptBooking,
  language: Language,
  meeting: MeetingKind | undefined,
): KeptBooking => (meeting && kept.language !== language ? { ...kept, meeting, language } : kept);
