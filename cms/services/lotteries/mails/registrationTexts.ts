import type { Locale } from '../../../platform/locales/locales';

/** Texts of the mails and pages about a registration. `{until}` is replaced by the deadline for confirmations. */
const texts = {
  confirmTitle: { he: 'נותר לאשר את ההרשמה להגרלה', en: 'Confirm your registration for the lottery' },
  confirmMail: {
    he: 'קיבלנו את ההרשמה להגרלה. כדי להשתתף בהגרלה, יש לאשר את ההרשמה בקישור שלמטה עד {until}.',
    en: 'We have received your registration. To take part in the lottery, confirm it with the link below by {until}.',
  },
  reminderTitle: {
    he: 'תזכורת: ההרשמה להגרלה עדיין לא אושרה',
    en: 'Reminder: your registration is not confirmed yet',
  },
  reminderMail: {
    he: 'ההרשמה שלכם להגרלה עדיין לא אושרה, ובלי אישור היא לא תיכלל בהגרלה. אפשר לאשר אותה עד {until}. לא תישלח תזכורת נוספת.',
    en: 'Your registration for the lottery is not confirmed yet. Only confirmed registrations take part. Please confirm it by {until}. We will not send another reminder.',
  },
  openTitle: { he: 'הרשמות להגרלה שממתינות לאישור', en: 'Lottery registrations waiting for confirmation' },
  openMail: {
    he: 'ההרשמות האלה נשלחו עם כתובת הדוא״ל שלכם ועדיין לא אושרו. יש לאשר רק את ההרשמה שלכם, לפי המספר שהוצג באתר, עד {until}. הרשמה שלא אושרה לא תיכלל בהגרלה.',
    en: 'These registrations were sent with your e-mail address and are not confirmed yet. Confirm only your own, which has the number that the site showed you, by {until}. Only confirmed registrations take part.',
  },
  howItCounts: {
    he: 'אחרי ההגרלה אפשר לראות את התוצאה בדף הפרויקט, לפי מספר ההרשמה. כל מספר זהות משתתף פעם אחת. אם יתקבלו שתי הרשמות עם אותו מספר זהות, נבדוק לפי המסמכים איזו מהן תשתתף.',
    en: 'After the draw, you can look up your result on the project page by the registration number. Each identity number takes part once. If two registrations have the same identity number, we check the documents and decide which one takes part.',
  },
  confirm: { he: 'לאישור ההרשמה', en: 'Confirm the registration' },
  again: {
    he: 'התקבלה הרשמה נוספת עם מספר הזהות שלכם',
    en: 'Another registration was made with your identity number',
  },
  againMail: {
    he: 'מישהו נרשם להגרלה עם מספר הזהות שמסרתם, ואישר את ההרשמה מכתובת דוא״ל אחרת. כל מספר זהות משתתף פעם אחת, ולכן הצוות שלנו יבדוק לפי המסמכים איזו מההרשמות תשתתף. אין צורך להירשם שוב. כדאי ליצור איתנו קשר ולהכין תעודת זהות ואישור זכאות.',
    en: 'Someone registered for the lottery with the identity number that you gave, and confirmed the registration from another e-mail address. Each identity number takes part once, so our staff will check the documents and decide which registration takes part. You do not need to register again. Please contact us, and have your identity card and certificate of entitlement ready.',
  },
  number: { he: 'מספר ההרשמה', en: 'Registration number' },
  lottery: { he: 'הגרלה', en: 'Lottery' },
  notYou: {
    he: 'זוהי הודעה אוטומטית. אם לא נרשמתם, כנראה מישהו הקליד את הכתובת שלכם בטעות. אין צורך לעשות דבר: הרשמה שלא אושרה לא תיכלל בהגרלה.',
    en: 'This is an automatic message. If you did not register, someone probably typed your address by mistake. You do not need to do anything: a registration that is not confirmed does not take part.',
  },
  question: {
    he: 'לחיצה על הכפתור מאשרת את ההרשמה. מספר ההרשמה:',
    en: 'Press the button to confirm the registration. Registration number:',
  },
  confirmedTitle: { he: 'ההרשמה אושרה', en: 'Your registration is confirmed' },
  confirmed: {
    he: 'תודה. כדאי לשמור את מספר ההרשמה: לפיו אפשר לראות את התוצאה בדף הפרויקט.',
    en: 'Thank you. Please keep the registration number: you need it to look up your result on the project page.',
  },
  lateTitle: { he: 'המועד לאישור ההרשמה עבר', en: 'The deadline for confirmation has passed' },
  late: {
    he: 'אפשר היה לאשר הרשמות עד 24 שעות אחרי סגירת ההרשמה להגרלה. ההרשמה הזאת לא אושרה בזמן, ולכן אינה משתתפת. לשאלות אפשר לפנות אלינו.',
    en: 'Registrations could be confirmed until 24 hours after registration closed. This one was not confirmed in time and does not take part. If you have questions, please contact us.',
  },
  unknownTitle: { he: 'הקישור אינו תקף', en: 'This link does not work' },
  unknown: {
    he: 'ייתכן שהקישור לא הועתק בשלמותו, או שההרשמה נמחקה. כדאי לפתוח אותו שוב מתוך הודעת הדוא״ל.',
    en: 'The link may be incomplete, or the registration was deleted. Please open the link in the e-mail again.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type RegistrationText = keyof typeof texts;

/** Returns a function that looks up texts about registrations in the given language. */
export const registrationText =
  (language: Locale) =>
  (key: RegistrationText): string =>
    texts[key][language];
