import type { Locale } from '../../platform/locales/locales';

/** Texts for visitors about a meeting, for the mails and for the page where they change it. */
const texts = {
  bookedTitle: { he: 'הפגישה נקבעה', en: 'Your meeting is booked' },
  bookedText: {
    he: 'תודה שקבעתם פגישה. נשמח לראות אתכם.',
    en: 'Thank you for booking a meeting. We look forward to seeing you.',
  },
  movedTitle: { he: 'מועד הפגישה השתנה', en: 'Your meeting has moved' },
  movedText: {
    he: 'הפגישה הועברה למועד המופיע כאן. המועד הקודם אינו תקף עוד.',
    en: 'Your meeting was moved to the time below. The previous time is no longer valid.',
  },
  cancelledTitle: { he: 'הפגישה בוטלה', en: 'Your meeting is cancelled' },
  cancelledText: {
    he: 'הפגישה המפורטת כאן בוטלה. אפשר לקבוע פגישה חדשה בדף הפרויקט באתר.',
    en: 'The meeting below was cancelled. You can book another one on the project page of our site.',
  },
  manage: { he: 'לשינוי המועד או לביטול', en: 'Change or cancel the meeting' },
  toCalendar: { he: 'להוספה ליומן', en: 'Add to your calendar' },
  reference: { he: 'מספר פנייה', en: 'Reference' },
  meeting: { he: 'הפגישה', en: 'Meeting' },
  time: { he: 'מתי', en: 'When' },
  place: { he: 'איפה', en: 'Where' },
  phone: { he: 'טלפון', en: 'Phone' },
  notYou: {
    he: 'זוהי הודעה אוטומטית. אם לא קבעתם פגישה, כנראה מישהו הקליד את הכתובת שלכם בטעות. אפשר לבטל את הפגישה בקישור, או להתעלם מההודעה.',
    en: 'This is an automatic message. If you did not book a meeting, someone probably typed your address by mistake. You can cancel the meeting with the link, or ignore this e-mail.',
  },
  pageTitle: { he: 'הפגישה שקבעתם', en: 'Your meeting' },
  pageText: {
    he: 'כאן אפשר להעביר את הפגישה למועד אחר או לבטל אותה.',
    en: 'You can move the meeting to another time or cancel it.',
  },
  moveTitle: { he: 'מועד אחר', en: 'Another time' },
  moveLabel: { he: 'המועד החדש', en: 'The new time' },
  move: { he: 'העברת הפגישה', en: 'Move the meeting' },
  noneFree: {
    he: 'אין כרגע מועדים פנויים אחרים. אפשר להתקשר אלינו, או לבטל כאן את הפגישה.',
    en: 'No other times are available at the moment. You can call us, or cancel the meeting here.',
  },
  cancelTitle: { he: 'ביטול', en: 'Cancellation' },
  cancelText: {
    he: 'המועד יתפנה לאחרים, ואישור הביטול יישלח בדוא״ל.',
    en: 'The time becomes available to others. We confirm the cancellation by e-mail.',
  },
  cancel: { he: 'ביטול הפגישה', en: 'Cancel the meeting' },
  takenText: {
    he: 'המועד שבחרתם נתפס בינתיים, ומועד הפגישה לא השתנה. אפשר לבחור מועד אחר.',
    en: 'The time you chose has been taken, so your meeting has not changed. Please choose another time.',
  },
  meetsText: {
    he: 'כבר קבעתם פגישה אחרת במועד שבחרתם, ולכן מועד הפגישה הזאת לא השתנה. אפשר לבחור מועד אחר.',
    en: 'You already have another meeting at the time you chose, so this one has not changed. Please choose another time.',
  },
  tooManyText: {
    he: 'הפגישה שונתה היום פעמים רבות מדי, ולכן השינוי האחרון לא נשמר. אפשר לנסות מחר או להתקשר אלינו.',
    en: 'This meeting was changed too many times today, so your last change was not saved. Please try again tomorrow, or call us.',
  },
  overTitle: { he: 'הפגישה כבר עברה', en: 'This meeting is over' },
  overText: {
    he: 'אפשר לקבוע פגישה חדשה בדף הפרויקט באתר.',
    en: 'You can book another one on the project page of our site.',
  },
  unknownTitle: { he: 'הקישור אינו תקף', en: 'This link does not work' },
  unknownText: {
    he: 'ייתכן שהקישור לא הועתק בשלמותו, או שפרטי הפגישה כבר נמחקו. אפשר להתקשר אלינו.',
    en: 'The link may be incomplete, or the meeting’s details were deleted. Please call us.',
  },
  toSite: { he: 'לאתר', en: 'To the site' },
} as const satisfies Record<string, Record<Locale, string>>;

export type AppointmentText = keyof typeof texts;

/** Returns a function that looks up texts about meetings in the given language. */
export const appointmentText =
  (language: Locale) =>
  (key: AppointmentText): string =>
    texts[key][language];
