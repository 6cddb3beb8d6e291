import type { Fault, FaultKind } from './Fault';
import type { Locale } from '../../platform/locales/locales';

/** Name of each kind of problem and its effect on visitors. */
export const KIND_WORDS: Record<Locale, Record<FaultKind, { name: string; why: string }>> = {
  he: {
    brokenLink: { name: 'קישורים שבורים', why: 'מבקר שילחץ לא יגיע, או שהקישור לא יוצג.' },
    unusablePhone: {
      name: 'מספרי טלפון שאי אפשר לחייג אליהם',
      why: 'כתבו מספר מלא אחד עם קידומת, כמו 03-555-0100 שלוחה 4.',
    },
    missingAlt: {
      name: 'תמונות בלי טקסט חלופי',
      why: 'מי שאינו רואה את התמונה לא ידע מה יש בה. אפשר גם לסמן שהיא לקישוט.',
    },
    missingTranslation: {
      name: 'תרגומים חסרים',
      why: 'הטקסט כתוב בשפה אחת בלבד: בשנייה לא יוצג, או יוצג בשפה הראשונה.',
    },
    pictureTooSmall: { name: 'תמונות קטנות מדי למקומן', why: 'הן ייראו מטושטשות.' },
    pictureTooLarge: { name: 'תמונות גדולות מדי', why: 'הן מאטות את בניית האתר, ואיש לא רואה את ההבדל.' },
    headingOrder: { name: 'כותרות שלא לפי הסדר', why: 'קוראי מסך מתמצאים בדף לפי רמות הכותרות.' },
    undated: { name: 'כתבות בלי תאריך', why: 'הן עומדות אחרונות ברשימת המגזין.' },
    dateToCome: {
      name: 'כתבות שתאריכן עוד לא הגיע',
      why: 'התאריך אינו מתזמן: הן באתר מרגע הפרסום, ראשונות ברשימה. לפרסום במועד קבוע: ״תזמון פרסום״.',
    },
    noPosition: {
      name: 'פרויקטים עם כתובת ובלי מיקום',
      why: 'המפה בדף מראה את העיר, בלי סימון. כדאי לכתוב קו רוחב וקו אורך.',
    },
    doubtfulPosition: {
      name: 'פרויקטים שכתובתם השתנתה ומיקומם לא',
      why: 'הסימון במפה אולי במקום הקודם. יש לתקן את המיקום, או לסמן שהוא נכון.',
    },
    orphan: { name: 'דפים ששום דבר לא מוביל אליהם', why: 'אין אליהם קישור מדף, מתפריט או מרכיב.' },
    unchanged: { name: 'דפים שלא השתנו שנתיים', why: 'כדאי לבדוק שהכתוב בהם עדיין נכון.' },
  },
  en: {
    brokenLink: { name: 'Broken links', why: 'Visitors who press it arrive nowhere, or it is not shown.' },
    unusablePhone: {
      name: 'Phone numbers that cannot be dialled',
      why: 'Write one full number with its area code, such as 03-555-0100 ext. 4.',
    },
    missingAlt: {
      name: 'Pictures without alternative text',
      why: 'People who cannot see the picture learn nothing of it. It can also be marked as decoration.',
    },
    missingTranslation: {
      name: 'Missing translations',
      why: 'The text exists in one language only: the other shows none, or shows it in the first one.',
    },
    pictureTooSmall: { name: 'Pictures too small for their place', why: 'They look blurred.' },
    pictureTooLarge: {
      name: 'Pictures that are too large',
      why: 'They slow the site’s build down, and nobody sees a difference.',
    },
    headingOrder: {
      name: 'Headings out of order',
      why: 'Screen readers find their way by the levels of headings.',
    },
    undated: { name: 'Articles without a date', why: 'They come last in the list of the magazine.' },
    dateToCome: {
      name: 'Articles dated in the future',
      why: 'The date schedules nothing: they are on the site once published, first in the list. Use “Schedule publish” instead.',
    },
    noPosition: {
      name: 'Projects with an address and no position',
      why: 'The map of their page shows the town, without a marker. Please write latitude and longitude.',
    },
    doubtfulPosition: {
      name: 'Projects whose address changed and whose position did not',
      why: 'The marker may be at the former place. Correct the position, or mark it as right.',
    },
    orphan: { name: 'Pages to which nothing leads', why: 'No page, menu or block links to them.' },
    unchanged: { name: 'Pages unchanged for two years', why: 'See whether what they say is still right.' },
  },
};

const LANGUAGES: Record<Locale, Record<Locale, string>> = {
  he: { he: 'בעברית', en: 'באנגלית' },
  en: { he: 'in Hebrew', en: 'in English' },
};

const REASONS: Record<Locale, Record<NonNullable<Fault['reason']>, (found: string) => string>> = {
  he: {
    address: (found) => `אין דף בכתובת ${isolated(found)}`,
    file: (found) => `אין קובץ בשם ${isolated(found)}`,
    deleted: () => 'מוביל לתוכן שנמחק',
    hebrew: () => 'כתוב שם בעברית',
    nowhere: () => 'יש לקישור טקסט, ולא נבחר לאן הוא מוביל',
    otherLanguage: (found) => `ל״${found}״ אין דף בשפה הזאת`,
    unpublished: (found) => `״${found}״ אינו באתר`,
    unusable: (found) => `הכתובת ${isolated(found)} אינה מלאה או אינה מותרת`,
  },
  en: {
    address: (found) => `there is no page at ${isolated(found)}`,
    file: (found) => `there is no file ${isolated(found)}`,
    deleted: () => 'leads to content that was deleted',
    hebrew: () => 'the text is in Hebrew',
    nowhere: () => 'the link has a text, and nowhere to go',
    otherLanguage: (found) => `“${found}” has no page in this language`,
    unpublished: (found) => `“${found}” is not on the site`,
    unusable: (found) => `the address ${isolated(found)} is incomplete or not allowed`,
  },
};

/** Isolates addresses and sizes, which are left to right. */
const isolated = (text: string): string => (text ? `\u2066${text}\u2069` : '');

/** Describes a problem: `באנגלית · אין דף בכתובת /x/`. Empty if the kind says everything. */
export function faultWords({ locale, reason, found }: Fault, language: Locale): string {
  const what = reason ? REASONS[language][reason](found) : isolated(found);
  return [locale ? LANGUAGES[language][locale] : '', what].filter(Boolean).join(' · ');
}

/**
 * Link to the field that fixes a problem, in its language (`JumpToField`).
 * @param admin address of the admin
 */
export function faultHref({ collection, id, locale, path }: Fault, admin: string): string {
  const form = id === null ? `${admin}/globals/${collection}` : `${admin}/collections/${collection}/${id}`;
  return `${form}${locale ? `?locale=${locale}` : ''}${path ? `#field-${path.replaceAll('.', '__')}` : ''}`;
}
