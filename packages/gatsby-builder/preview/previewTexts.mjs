/** @typedef {'he' | 'en'} Language */
/**
 * @typedef {'starting' | 'cmsDown' | 'failed' | 'gone' | 'noAddress' | 'otherLanguage' | 'incomplete' | 'noTemplate' | 'addressTaken' |
 *   'notBuilt' | 'notFound' | 'noCookie'} Reason why there is no page to show
 */

/** @type {Record<Language, Record<Reason, { title: string, text: string }>>} */
export const REASONS = {
  he: {
    starting: { title: 'התצוגה המקדימה עולה', text: 'אחרי הפעלה זה אורך כחצי דקה. הדף יופיע כאן אוטומטית.' },
    cmsDown: { title: 'מערכת הניהול אינה עונה', text: 'התצוגה תחזור אוטומטית כשהמערכת תענה.' },
    failed: {
      title: 'לא ניתן להציג את הטיוטה',
      text: 'התצוגה תנסה שוב בשינוי הבא. הסיבה רשומה ביומן preview.log.',
    },
    gone: { title: 'המסמך לא נמצא', text: 'ייתכן שנמחק או הועבר לסל המיחזור.' },
    noAddress: {
      title: 'לדף עדיין אין כתובת',
      text: 'יש למלא את השדה ״כתובת (slug)״ בשפה הזאת ולשמור. התצוגה תופיע כאן אוטומטית.',
    },
    otherLanguage: {
      title: 'הדף אינו מוגדר בשפה הזאת',
      text: 'כדי לראות אותו יש להוסיף את השפה בשדה השפות של הדף, או לעבור לשפה אחרת בראש הטופס.',
    },
    incomplete: {
      title: 'אי אפשר להציג את הדף: חסרים בו שדות חובה',
      text: 'יש למלא את שדות החובה שבטופס ולשמור. התצוגה תופיע כאן אוטומטית.',
    },
    noTemplate: { title: 'אין באתר תבנית לסוג הדף הזה', text: 'יש לבחור סוג דף אחר.' },
    addressTaken: {
      title: 'דף אחר נמצא בכתובת הזאת',
      text: 'יש לבחור כתובת אחרת בשדה ״כתובת (slug)״ ולשמור.',
    },
    notBuilt: {
      title: 'עדיין אין באתר דף מהסוג הזה',
      text: 'התצוגה המקדימה תפעל אחרי שיפורסם באתר דף ראשון מהסוג הזה.',
    },
    notFound: { title: 'אין דף בכתובת הזאת', text: 'אין כאן דף שפורסם, וגם לא טיוטה.' },
    noCookie: {
      title: 'הדפדפן חוסם את ההתחברות לתצוגה המקדימה',
      text: 'יש לאפשר עוגיות (cookies) לכתובת של התצוגה המקדימה, ולטעון את הדף מחדש.',
    },
  },
  en: {
    starting: {
      title: 'The preview is starting',
      text: 'This takes about half a minute after a start. The page will appear here automatically.',
    },
    cmsDown: { title: 'The CMS does not respond', text: 'The preview continues when the CMS is back.' },
    failed: {
      title: 'The draft cannot be shown',
      text: 'The preview tries again at the next change. The reason is in the log preview.log.',
    },
    gone: { title: 'The document was not found', text: 'It may have been deleted or moved to the trash.' },
    noAddress: {
      title: 'The page has no address yet',
      text: 'Fill in its slug in this language and save. The page will appear here automatically.',
    },
    otherLanguage: {
      title: 'The page does not exist in this language',
      text: 'To see it, add the language to the languages of the page, or choose the other language above the form.',
    },
    incomplete: {
      title: 'The page cannot be shown: required fields are empty',
      text: 'Fill in the required fields of the form and save. The page will appear here automatically.',
    },
    noTemplate: { title: 'The site has no template for this kind of page', text: 'Choose another kind.' },
    addressTaken: {
      title: 'Another page has this address',
      text: 'Choose another slug and save.',
    },
    notBuilt: {
      title: 'The site has no page of this kind yet',
      text: 'The preview works after the first page of this kind is published.',
    },
    notFound: {
      title: 'There is no page at this address',
      text: 'There is neither a published page nor a draft.',
    },
    noCookie: {
      title: 'The browser blocks the login of the preview',
      text: "Allow cookies for the preview's address and reload the page.",
    },
  },
};

/** @type {Record<Language, { badge: string, stale: string }>} */
export const NOTES = {
  he: { badge: 'תצוגה מקדימה', stale: 'השינוי האחרון עדיין לא מוצג' },
  en: { badge: 'Preview', stale: 'The last change is not shown yet' },
};

/** @param {unknown} value @returns {Language} */
export const languageOf = (value) => (value === 'en' ? 'en' : 'he');
