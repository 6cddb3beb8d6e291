/** @typedef {'he' | 'en'} Language */
/**
 * @typedef {'starting' | 'cmsDown' | 'failed' | 'gone' | 'noAddress' | 'otherLanguage' | 'incomplete' | 'noTemplate' | 'addressTaken' |
 *   'notBuilt' | 'notFound' | 'noCookie'} Reason why there is no page to show
 */

/** @type {Record<Language, Record<Reason, { title: string, text: string }>>} */
export const REASONS = {
  he: {
    starting: { title: 'התצוגה המקדימה עולה', text: 'זה לוקח כחצי דקה אחרי הפעלה. הדף יופיע כאן מעצמו.' },
    cmsDown: { title: 'אין תשובה ממערכת הניהול', text: 'התצוגה תחזור מעצמה כשהמערכת תענה.' },
    failed: {
      title: 'לא ניתן להציג את הטיוטה',
      text: 'הניסיון יחזור עם השינוי הבא. הסיבה רשומה ביומן preview.log.',
    },
    gone: { title: 'המסמך לא נמצא', text: 'ייתכן שנמחק או הועבר לאשפה.' },
    noAddress: {
      title: 'לדף אין עדיין כתובת',
      text: 'יש למלא את השדה ״כתובת (slug)״ בשפה הזאת ולשמור. התצוגה תופיע כאן מעצמה.',
    },
    otherLanguage: {
      title: 'הדף אינו מוגדר בשפה הזאת',
      text: 'כדי לראות אותו יש להוסיף את השפה בשדה השפות של הדף, או לעבור לשפה אחרת בראש הטופס.',
    },
    incomplete: {
      title: 'חסר לדף משהו שאי אפשר להציג בלעדיו',
      text: 'יש למלא את שדות החובה שבטופס ולשמור. התצוגה תופיע כאן מעצמה.',
    },
    noTemplate: { title: 'אין באתר תבנית לסוג הדף הזה', text: 'יש לבחור סוג דף אחר.' },
    addressTaken: {
      title: 'דף אחר נמצא בכתובת הזאת',
      text: 'יש לבחור כתובת אחרת בשדה ״כתובת (slug)״ ולשמור.',
    },
    notBuilt: {
      title: 'סוג הדף הזה עוד לא היה בשימוש באתר',
      text: 'התצוגה המקדימה תפעל אחרי שיפורסם באתר דף ראשון מסוגו.',
    },
    notFound: { title: 'אין דף בכתובת הזאת', text: 'גם לא כטיוטה.' },
    noCookie: {
      title: 'הדפדפן אינו שומר את אישור הכניסה',
      text: 'יש לאפשר עוגיות (cookies) לכתובת של התצוגה המקדימה, ולטעון את הדף שוב.',
    },
  },
  en: {
    starting: {
      title: 'The preview is starting',
      text: 'That takes about half a minute after a start. The page will appear here by itself.',
    },
    cmsDown: { title: 'The CMS does not answer', text: 'The preview will be back by itself when it does.' },
    failed: {
      title: 'The draft cannot be shown',
      text: 'The next change tries again. The reason is in the log preview.log.',
    },
    gone: { title: 'There is no such document', text: 'It may have been deleted, or moved to the trash.' },
    noAddress: {
      title: 'The page has no address yet',
      text: 'Fill in its slug in this language, and save. The page will appear here by itself.',
    },
    otherLanguage: {
      title: 'The page does not exist in this language',
      text: 'To see it, add the language in the field of its languages, or choose the other language above the form.',
    },
    incomplete: {
      title: 'The page lacks something without which it cannot be shown',
      text: 'Fill in the required fields of the form, and save. The page will appear here by itself.',
    },
    noTemplate: { title: 'The site has no template for this kind of page', text: 'Choose another kind.' },
    addressTaken: {
      title: 'Another page stands at this address',
      text: 'Choose another slug, and save.',
    },
    notBuilt: {
      title: 'The site has not used this kind of page yet',
      text: 'It can be previewed once a first page of its kind is published.',
    },
    notFound: { title: 'There is no page at this address', text: 'Not as a draft either.' },
    noCookie: {
      title: 'The browser does not keep the proof of your login',
      text: "Allow cookies for the preview's address, and load the page again.",
    },
  },
};

/** @type {Record<Language, { badge: string, stale: string }>} */
export const NOTES = {
  he: { badge: 'תצוגה מקדימה', stale: 'השינוי האחרון עוד לא מוצג' },
  en: { badge: 'Preview', stale: 'The last change is not shown yet' },
};

/** @param {unknown} value @returns {Language} */
export const languageOf = (value) => (value === 'en' ? 'en' : 'he');
