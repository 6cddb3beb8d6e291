import type { Locale } from '../../platform/locales/locales';

/** Texts of the mails and pages about alerts, in both languages. */
const texts = {
  confirmTitle: { he: 'נותר לאשר את ההרשמה להתראות על דוחות', en: 'Confirm your report alerts' },
  confirmMail: {
    he: 'התקבלה בקשה לשלוח לכתובת הזאת הודעה על כל דוח חדש שלנו. כדי להפעיל את ההתראות, יש לאשר את ההרשמה בקישור.',
    en: 'We received a request to notify this address of every new report. To start the alerts, confirm the address with the link.',
  },
  linkExpires: { he: 'הקישור תקף ל־48 שעות.', en: 'The link works for 48 hours.' },
  notYou: {
    he: 'אם לא ביקשתם התראות, אין צורך לעשות דבר: בלי אישור לא נשלח אליכם דבר, והכתובת תימחק.',
    en: 'If you did not ask for alerts, you do not need to do anything. We send nothing to an unconfirmed address, and delete it.',
  },
  confirmQuestion: {
    he: 'לחיצה על הכפתור מפעילה את ההתראות לכתובת שאליה הגיע הקישור.',
    en: 'Press the button to start alerts to the address that received the link.',
  },
  confirm: { he: 'כן, אני רוצה להירשם', en: 'Yes, subscribe me' },
  confirmedTitle: { he: 'ההתראות פעילות', en: 'Your alerts are on' },
  confirmed: {
    he: 'מעכשיו נודיע בדוא״ל על כל דוח חדש מהסוגים שנבחרו. בכל הודעה יש קישור לביטול.',
    en: 'You will get an e-mail about every new report of the kinds that you chose. Every e-mail has a link to unsubscribe.',
  },
  unknownTitle: { he: 'הקישור אינו תקף', en: 'This link does not work' },
  unknownConfirm: {
    he: 'ייתכן שעברו יותר מ־48 שעות, או שההרשמה בוטלה בינתיים. אפשר להירשם שוב באתר.',
    en: 'More than 48 hours may have passed, or the subscription was cancelled. You can subscribe again on the site.',
  },
  unknownUnsubscribe: {
    he: 'ייתכן שהכתובת כבר הוסרה, או שהקישור לא הועתק בשלמותו. אם ההודעות ממשיכות להגיע, אפשר לכתוב לנו ונסיר את הכתובת.',
    en: 'The address may already have been removed, or the link may be incomplete. If you still get e-mails, write to us and we will remove the address.',
  },
  unsubscribeTitle: { he: 'ביטול ההתראות', en: 'Stop the alerts' },
  unsubscribeQuestion: {
    he: 'לחיצה על הכפתור תסיר את הכתובת מהרשימה, ולא יישלחו אליה עוד הודעות על דוחות:',
    en: 'Press the button to remove this address. It will get no more e-mails about reports:',
  },
  unsubscribe: { he: 'ביטול ההתראות', en: 'Unsubscribe' },
  unsubscribedTitle: { he: 'ההתראות בוטלו', en: 'You are unsubscribed' },
  unsubscribed: {
    he: 'הכתובת נמחקה, ולא יישלחו אליה עוד הודעות על דוחות.',
    en: 'The address was deleted and will get no more e-mails about reports.',
  },
  toSite: { he: 'לדף קשרי משקיעים באתר', en: 'Investor relations on our site' },
  published: { he: 'דוח חדש פורסם באתר שלנו.', en: 'A new report was published on our site.' },
  kind: { he: 'סוג', en: 'Kind' },
  date: { he: 'תאריך', en: 'Date' },
  read: { he: 'לקריאת הדוח', en: 'Read the report' },
  whyYou: {
    he: 'ההודעה נשלחה כי הכתובת הזאת רשומה להתראות באתר שלנו.',
    en: 'You get this e-mail because this address is subscribed to alerts on our site.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type AlertText = keyof typeof texts;

/** Returns a function that looks up alert texts in the given language. */
export const alertText =
  (language: Locale) =>
  (key: AlertText): string =>
    texts[key][language];
