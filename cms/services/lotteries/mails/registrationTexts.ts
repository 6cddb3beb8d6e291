import type { Locale } from '../../../platform/locales/locales';

/** Texts of the mails and pages about a registration. `{until}` is the deadline for confirmations. */
const texts = {
  confirmTitle: { he: 'אישור ההרשמה להגרלה', en: 'Confirm your registration for the lottery' },
  confirmMail: {
    he: 'ההרשמה התקבלה, והיא תיכלל בהגרלה אחרי שתאשרו אותה בקישור שכאן. אפשר לאשר עד {until}.',
    en: 'Your registration has arrived. It counts once you confirm it by the link below, until {until}.',
  },
  reminderTitle: {
    he: 'תזכורת: ההרשמה להגרלה עוד לא אושרה',
    en: 'Reminder: your registration is not confirmed yet',
  },
  reminderMail: {
    he: 'ההרשמה להגרלה עוד לא אושרה, ובלי אישור היא לא תיכלל בהגרלה. אפשר לאשר עד {until}. לא נשלח תזכורת נוספת.',
    en: 'Your registration for the lottery is not confirmed yet, and without that it does not take part. You can confirm it until {until}. This is the only reminder.',
  },
  openTitle: { he: 'הרשמות להגרלה שממתינות לאישור', en: 'Registrations for the lottery to be confirmed' },
  openMail: {
    he: 'ההרשמות שכאן נשלחו עם כתובת הדוא״ל שלכם ועוד לא אושרו. אשרו רק את שלכם, לפי המספר שהוצג באתר. אפשר לאשר עד {until}. בלי אישור, הרשמה אינה נכללת בהגרלה.',
    en: 'These registrations were sent with your e-mail address and are not confirmed yet. Confirm only your own, by the number that the site showed, until {until}. A registration does not take part without a confirmation.',
  },
  howItCounts: {
    he: 'את התוצאה אפשר לראות בדף הפרויקט לפי המספר הזה. כל מספר זהות משתתף פעם אחת; אם התקבלו שתי הרשמות עם אותו מספר, נבדוק לפי המסמכים איזו מהן משתתפת.',
    en: 'You can look up the result by this number on the page of the project. Every identity number takes part once. If two registrations come with the same number, we check by the papers which one takes part.',
  },
  confirm: { he: 'לאישור ההרשמה', en: 'Confirm the registration' },
  again: {
    he: 'התקבלה הרשמה נוספת עם מספר הזהות שלכם',
    en: 'Another registration came with your identity number',
  },
  againMail: {
    he: 'מישהו נרשם להגרלה עם מספר הזהות שנרשמתם בו, ואישר את ההרשמה מכתובת דוא״ל אחרת. מספר זהות משתתף פעם אחת, ולכן הצוות שלנו יבדוק לפי המסמכים איזו הרשמה משתתפת. אין צורך להירשם שוב. כדאי ליצור איתנו קשר ולהכין תעודת זהות ואישור זכאות.',
    en: 'Somebody registered for the lottery with the identity number that you used, and confirmed it from another e-mail address. An identity number takes part once, so our staff will check by the papers which registration does. You need not register again. Please contact us, and have your identity card and your certificate of entitlement at hand.',
  },
  number: { he: 'מספר ההרשמה', en: 'Registration number' },
  lottery: { he: 'הגרלה', en: 'Lottery' },
  notYou: {
    he: 'זוהי הודעה אוטומטית. לא נרשמתם? כנראה מישהו הקליד את הכתובת שלכם בטעות. אין צורך לעשות דבר: בלי אישור ההרשמה אינה נחשבת.',
    en: 'This is an automatic message. If you did not register, somebody probably typed your address by mistake. There is nothing to do: without a confirmation the registration does not count.',
  },
  question: {
    he: 'לחיצה על הכפתור מאשרת את ההרשמה. מספר ההרשמה:',
    en: 'The button confirms the registration. Its number is',
  },
  confirmedTitle: { he: 'ההרשמה אושרה', en: 'The registration is confirmed' },
  confirmed: {
    he: 'תודה. כדאי לשמור את המספר: לפיו אפשר לראות את התוצאה בדף הפרויקט.',
    en: 'Thank you. Please keep the number: by it you can look up the result on the page of the project.',
  },
  lateTitle: { he: 'הזמן לאישור ההרשמה הסתיים', en: 'The time to confirm is over' },
  late: {
    he: 'היה אפשר לאשר את ההרשמה עד 24 שעות אחרי סגירת ההרשמה להגרלה, ולכן היא אינה משתתפת. לשאלות, אפשר לפנות אלינו.',
    en: 'A registration could be confirmed until 24 hours after registration closed, so this one does not take part. If you have questions, please contact us.',
  },
  unknownTitle: { he: 'הקישור אינו תקף', en: 'This link does not work' },
  unknown: {
    he: 'ייתכן שהקישור לא הועתק בשלמותו, או שההרשמה נמחקה. כדאי לפתוח אותו שוב מתוך הודעת הדוא״ל.',
    en: 'The link may not be complete, or the registration was deleted. Please open it again from the e-mail.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type RegistrationText = keyof typeof texts;

/** Returns the texts of one language. */
export const registrationText =
  (language: Locale) =>
  (key: RegistrationText): string =>
    texts[key][language];
