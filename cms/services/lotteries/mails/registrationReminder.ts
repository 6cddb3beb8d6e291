import { registrationMail } from './registrationMail';

/** Reminds once of an unconfirmed registration. */
export const registrationReminder = registrationMail({
  slug: 'lotteryReminder',
  label: { he: 'תזכורת לאישור הרשמה להגרלה', en: 'Reminder to confirm a registration' },
  title: 'reminderTitle',
  paragraphs: ['reminderMail', 'howItCounts'],
  asks: 'own',
});
