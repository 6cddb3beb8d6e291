import { registrationMail } from './registrationMail';

/**
 * Asks a registrant to confirm all open registrations of the mailbox for a lottery. `queueRegistrationMail` queues it
 * instead of many single mails.
 */
export const openRegistrationsMail = registrationMail({
  slug: 'lotteryOpenRegistrations',
  label: { he: 'בקשה לאישור כמה הרשמות להגרלה', en: 'Request to confirm several registrations' },
  title: 'openTitle',
  paragraphs: ['openMail', 'howItCounts'],
  asks: 'all',
});
