import type { Locale } from '../../platform/locales/locales';

/** Texts for visitors about a meeting, in mails and on its page. */
const texts = {
  bookedTitle: { he: 'הפגישה נקבעה', en: 'Your meeting is booked' },
  bookedText: {
    he: 'תודה שקבעתם פגישה. נשמח לראותכם.',
    en: 'Thank you for booking a meeting. We look forward to seeing you.',
  },
  movedTitle: { he: 'מועד הפגישה השתנה', en: 'Your meeting has moved' },
  movedText: {
    he: 'הפגישה הוזזה למועד שכאן. המועד הקודם אינו בתוקף עוד.',
    en: 'Your meeting is now at the time below. The time before no longer holds.',
  },
  cancelledTitle: { he: 'הפגישה בוטלה', en: 'Your meeting is cancelled' },
  cancelledText: {
    he: 'הפגישה שכאן בוטלה. אפשר לקבוע פגישה חדשה בדף הפרויקט באתר.',
    en: 'The meeting below is cancelled. You can book another one on the project’s page of our site.',
  },
  manage: { he: 'לשינוי המועד או לביטול', en: 'Change or cancel it' },
  toCalendar: { he: 'להוספה ליומן', en: 'Add it to your calendar' },
  reference: { he: 'מספר פנייה', en: 'Reference' },
  meeting: { he: 'הפגישה', en: 'Meeting' },
  time: { he: 'מתי', en: 'When' },
  place: { he: 'איפה', en: 'Where' },
  phone: { he: 'טלפון', en: 'Phone' },
  notYou: {
    he: 'זוהי הודעה אוטומטית. לא קבעתם פגישה? כנראה מישהו הקליד את הכתובת שלכם בטעות: אפשר לבטל אותה בקישור, או להתעלם.',
    en: 'This is an automatic message. You booked no meeting? Somebody probably typed your address by mistake: you can cancel it by the link, or ignore this mail.',
  },
  pageTitle: { he: 'הפגישה שקבעתם', en: 'Your meeting' },
  pageText: {
    he: 'כאן אפשר להזיז את הפגישה למועד אחר, או לבטל אותה.',
    en: 'Here you can move the meeting to another time, or cancel it.',
  },
  moveTitle: { he: 'מועד אחר', en: 'Another time' },
  moveLabel: { he: 'המועד החדש', en: 'The new time' },
  move: { he: 'להזיז את הפגישה', en: 'Move the meeting' },
  noneFree: {
    he: 'אין כרגע מועדים פנויים אחרים. אפשר להתקשר אלינו, או לבטל כאן.',
    en: 'No other time is free just now. You can call us, or cancel the meeting here.',
  },
  cancelTitle: { he: 'ביטול', en: 'Cancel it' },
  cancelText: {
    he: 'המועד יתפנה לאחרים, והודעה על כך תישלח בדוא״ל.',
    en: 'The time goes to somebody else, and a mail confirms it.',
  },
  cancel: { he: 'לבטל את הפגישה', en: 'Cancel the meeting' },
  takenText: {
    he: 'המועד שבחרתם נתפס בינתיים, והפגישה נשארה כפי שהייתה. אפשר לבחור מועד אחר.',
    en: 'The time you chose was booked meanwhile, and your meeting is as it was. Please choose another time.',
  },
  meetsText: {
    he: 'כבר קבעתם פגישה אחרת במועד שבחרתם, והפגישה הזאת נשארה כפי שהייתה. אפשר לבחור מועד אחר.',
    en: 'You already have another meeting at the time you chose, and this one is as it was. Please choose another time.',
  },
  tooManyText: {
    he: 'הפגישה שונתה היום פעמים רבות, ונשארה כפי שהיא. אפשר לנסות מחר, או להתקשר אלינו.',
    en: 'This meeting was changed many times today and is as it was. Please try again tomorrow, or call us.',
  },
  overTitle: { he: 'הפגישה כבר עברה', en: 'This meeting is over' },
  overText: {
    he: 'אפשר לקבוע פגישה חדשה בדף הפרויקט באתר.',
    en: 'You can book another one on the project’s page of our site.',
  },
  unknownTitle: { he: 'הקישור אינו תקף', en: 'This link does not work' },
  unknownText: {
    he: 'ייתכן שהקישור לא הועתק בשלמותו, או שפרטי הפגישה כבר נמחקו. אפשר להתקשר אלינו.',
    en: 'The link may not be complete, or the meeting’s details have been deleted. You are welcome to call us.',
  },
  toSite: { he: 'לאתר', en: 'To the site' },
} as const satisfies Record<string, Record<Locale, string>>;

export type AppointmentText = keyof typeof texts;

/** Returns a function for texts in a language. */
export const appointmentText =
  (language: Locale) =>
  (key: AppointmentText): string =>
    texts[key][language];
