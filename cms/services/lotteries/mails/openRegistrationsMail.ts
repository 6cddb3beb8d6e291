import { registrationMail } from './registrationMail';

/** Asks to confirm all open registrations of a mailbox for a lottery. `queueRegistrationMail` queues it. */
export const openRegistrationsMail = registrationMail({
  slug: 'lotteryOpenRegistrations',
  label: { he: 'בקשה לאישור כמה הרשמות להגרלה', en: 'Request to confirm several registrations' },
  title: 'openTitle',
  paragraphs: ['openMail', 'howItCounts'],
  asks: 'all',
});
