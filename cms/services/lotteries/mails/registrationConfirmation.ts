import { registrationMail } from './registrationMail';

/**
 * Asks a registrant to confirm a registration and tells them its number. The mail is the same for every registration,
 * so it does not reveal whether the identity number is already registered.
 */
export const registrationConfirmation = registrationMail({
  slug: 'lotteryConfirmation',
  label: { he: 'בקשה לאישור הרשמה להגרלה', en: 'Request to confirm a registration' },
  title: 'confirmTitle',
  paragraphs: ['confirmMail', 'howItCounts'],
  asks: 'own',
});
