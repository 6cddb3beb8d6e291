import type { Locale } from '../../platform/locales/locales';

/** Texts of mails and pages about alerts. */
const texts = {
  confirmTitle: { he: 'אישור הרשמה להתראות על דוחות', en: 'Confirm your alerts about reports' },
  confirmMail: {
    he: 'ביקשו לשלוח לכתובת הזאת הודעה על כל דוח חדש שלנו. כדי שנתחיל, יש לאשר זאת בלחיצה על הקישור.',
    en: 'Somebody asked us to tell this address of every new report of ours. To begin, please confirm it by the link.',
  },
  linkExpires: { he: 'הקישור תקף ל־48 שעות.', en: 'The link works for 48 hours.' },
  notYou: {
    he: 'לא ביקשתם? אין צורך לעשות דבר: בלי אישור לא יישלח אליכם דבר, והכתובת תימחק.',
    en: 'This was not you? There is nothing to do: unless it is confirmed we send you nothing, and forget the address.',
  },
  confirmQuestion: {
    he: 'לחיצה על הכפתור מפעילה את ההתראות לכתובת שאליה הגיע הקישור.',
    en: 'The button starts the alerts to the address that got the link.',
  },
  confirm: { he: 'כן, אני רוצה להירשם', en: 'Yes, subscribe me' },
  confirmedTitle: { he: 'ההתראות פעילות', en: 'Your alerts are on' },
  confirmed: {
    he: 'מעכשיו נודיע בדוא״ל על כל דוח חדש מהסוגים שנבחרו. בכל הודעה יש קישור לביטול.',
    en: 'From now on we tell you by e-mail of every new report of the kinds that you chose. Each e-mail has a link that ends it.',
  },
  unknownTitle: { he: 'הקישור אינו תקף', en: 'This link does not work' },
  unknownConfirm: {
    he: 'ייתכן שעברו יותר מ־48 שעות, או שההרשמה בוטלה בינתיים. אפשר להירשם שוב באתר.',
    en: 'More than 48 hours may have passed, or the subscription has been ended since. You can subscribe again on the site.',
  },
  unknownUnsubscribe: {
    he: 'ייתכן שהכתובת כבר הוסרה, או שהקישור לא הועתק בשלמותו. אם מגיעות עדיין הודעות, כתבו לנו ונסיר אותה.',
    en: 'The address may have been removed already, or the link is not complete. If e-mails still come, write to us and we remove it.',
  },
  unsubscribeTitle: { he: 'ביטול ההתראות', en: 'End the alerts' },
  unsubscribeQuestion: {
    he: 'לחיצה על הכפתור מסירה את הכתובת הזאת. לא נשלח אליה עוד הודעות על דוחות:',
    en: 'The button removes this address. It gets no more e-mails about reports:',
  },
  unsubscribe: { he: 'ביטול ההתראות', en: 'Unsubscribe' },
  unsubscribedTitle: { he: 'ההתראות בוטלו', en: 'You are unsubscribed' },
  unsubscribed: {
    he: 'הכתובת נמחקה, ולא יישלחו אליה עוד הודעות על דוחות.',
    en: 'The address is deleted, and gets no more e-mails about reports.',
  },
  toSite: { he: 'לאתר: קשרי משקיעים', en: 'To the site: investor relations' },
  published: { he: 'דוח חדש פורסם באתר שלנו.', en: 'A new report is published on our site.' },
  kind: { he: 'סוג', en: 'Kind' },
  date: { he: 'תאריך', en: 'Date' },
  read: { he: 'לקריאת הדוח', en: 'Read the report' },
  whyYou: {
    he: 'ההודעה נשלחה כי הכתובת נרשמה להתראות באתר שלנו.',
    en: 'This mail came because the address is subscribed to alerts on our site.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type AlertText = keyof typeof texts;

/** Returns a function for texts in a language. */
export const alertText =
  (language: Locale) =>
  (key: AlertText): string =>
    texts[key][language];
