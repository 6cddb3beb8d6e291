import type { Language } from '../../i18n/languages';
import type { KeptBooking } from './keptBooking';
import type { MeetingKind } from './schedule';

/**
 * A booking with the names of its meeting in the language of the page: it may have been booked on the page of the other language.
 * @param kept as it was booked
 * @param language of the page
 * @param meeting the same in that language, once it is known; until then the names stay in their own
 */
export const inLanguage = (
  kept: KeptBooking,
  language: Language,
  meeting: MeetingKind | undefined,
): KeptBooking => (meeting && kept.language !== language ? { ...kept, meeting, language } : kept);
