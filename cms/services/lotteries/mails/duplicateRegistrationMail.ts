import { registrationMail } from './registrationMail';

/** Notifies the first registrant that another registration with the same identity number was confirmed. */
export const duplicateRegistrationMail = registrationMail({
  slug: 'lotteryAgain',
  label: {
    he: 'הודעה על הרשמה נוספת עם אותו מספר זהות',
    en: 'Notice of another registration with the same identity number',
  },
  title: 'again',
  paragraphs: ['againMail'],
  asks: 'none',
});
