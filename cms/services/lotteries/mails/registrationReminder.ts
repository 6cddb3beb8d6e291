import { registrationMail } from './registrationMail';

/** Reminds a registrant, once, to confirm a registration. */
export const registrationReminder = registrationMail({
  slug: 'lotteryReminder',
  label: { he: 'תזכורת לאישור הרשמה להגרלה', en: 'Reminder to confirm a registration' },
  title: 'reminderTitle',
  paragraphs: ['reminderMail', 'howItCounts'],
  asks: 'own',
});
