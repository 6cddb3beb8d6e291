import { registrationMail } from './registrationMail';

/** Asks to confirm a registration, with its lottery number. Every registration gets the same mail. */
export const registrationConfirmation = registrationMail({
  slug: 'lotteryConfirmation',
  label: { he: 'בקשה לאישור הרשמה להגרלה', en: 'Request to confirm a registration' },
  title: 'confirmTitle',
  paragraphs: ['confirmMail', 'howItCounts'],
  asks: 'own',
});
