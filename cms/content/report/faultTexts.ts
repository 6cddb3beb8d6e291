import type { Fault, FaultKind } from './Fault';
import type { Locale } from '../../platform/locales/locales';

/** Name of each kind of problem, and its effect on visitors. */
export const FAULT_KIND_TEXTS: Record<Locale, Record<FaultKind, { name: string; why: string }>> = {
  he: {
    brokenLink: { name: 'קישורים שבורים', why: 'הקישור אינו מוביל לשום מקום, או שאינו מוצג.' },
    unusablePhone: {
      name: 'מספרי טלפון שאי אפשר לחייג אליהם',
      why: 'יש לכתוב מספר מלא אחד עם קידומת, כמו 03-555-0100 שלוחה 4.',
    },
    missingAlt: {
      name: 'תמונות בלי טקסט חלופי',
      why: 'מי שאינו רואה את התמונה לא ידע מה יש בה. אפשר גם לסמן שהיא לקישוט.',
    },
    missingTranslation: {
      name: 'תרגומים חסרים',
      why: 'הטקסט כתוב בשפה אחת בלבד. בשפה השנייה הוא אינו מוצג, או מוצג בשפה הראשונה.',
    },
    pictureTooSmall: { name: 'תמונות קטנות מדי למקומן', why: 'הן ייראו מטושטשות.' },
    pictureTooLarge: { name: 'תמונות גדולות מדי', why: 'הן מאטות את בניית האתר, וההבדל אינו נראה לעין.' },
    headingOrder: { name: 'כותרות שלא לפי הסדר', why: 'קוראי מסך מתמצאים בדף לפי רמות הכותרות.' },
    undated: { name: 'כתבות בלי תאריך', why: 'הן מוצגות אחרונות ברשימת המגזין.' },
    dateToCome: {
      name: 'כתבות עם תאריך עתידי',
      why: 'התאריך אינו מתזמן את הפרסום: הן באתר מרגע הפרסום, ראשונות ברשימה. כדי לפרסם במועד מסוים, יש לבחור ״תזמון פרסום״.',
    },
    noPosition: {
      name: 'פרויקטים עם כתובת ובלי מיקום',
      why: 'המפה בדף מציגה את העיר בלי סימון. כדאי להזין קו רוחב וקו אורך.',
    },
    doubtfulPosition: {
      name: 'פרויקטים שכתובתם השתנתה ומיקומם לא',
      why: 'ייתכן שהסימון במפה נשאר במקום הקודם. יש לתקן את המיקום, או לאשר שהוא נכון.',
    },
    orphan: { name: 'דפים שאין אליהם קישור', why: 'שום דף, תפריט או רכיב אינו מקשר אליהם.' },
    unchanged: { name: 'דפים שלא עודכנו שנתיים', why: 'כדאי לבדוק שהכתוב בהם עדיין נכון.' },
  },
  en: {
    brokenLink: { name: 'Broken links', why: 'The link leads nowhere, or is not shown.' },
    unusablePhone: {
      name: 'Phone numbers that cannot be dialled',
      why: 'Enter one full number with its area code, such as 03-555-0100 ext. 4.',
    },
    missingAlt: {
      name: 'Pictures without alternative text',
      why: 'People who cannot see the picture do not know what it shows. You can also mark it as decoration.',
    },
    missingTranslation: {
      name: 'Missing translations',
      why: 'The text exists in one language only. The other language shows no text, or the text of the first one.',
    },
    pictureTooSmall: { name: 'Pictures that are too small for their place', why: 'They look blurred.' },
    pictureTooLarge: {
      name: 'Pictures that are too large',
      why: 'They slow the build of the site down without a visible difference.',
    },
    headingOrder: {
      name: 'Headings out of order',
      why: 'Screen reader users navigate the page by heading levels.',
    },
    undated: { name: 'Articles without a date', why: 'They are listed last in the magazine.' },
    dateToCome: {
      name: 'Articles dated in the future',
      why: 'The date does not schedule them: once published, they are on the site, first in the list. Use “Schedule publish” instead.',
    },
    noPosition: {
      name: 'Projects with an address and no position',
      why: 'The map on their page shows the town without a marker. Enter latitude and longitude.',
    },
    doubtfulPosition: {
      name: 'Projects whose address changed but whose position did not',
      why: 'The marker may be at the previous place. Correct the position, or confirm it.',
    },
    orphan: { name: 'Pages without links to them', why: 'No page, menu or block links to them.' },
    unchanged: { name: 'Pages unchanged for two years', why: 'Check that their content is still correct.' },
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
    hebrew: () => 'הטקסט כתוב בעברית',
    nowhere: () => 'לקישור יש טקסט, אבל לא נבחר יעד',
    otherLanguage: (found) => `ל״${found}״ אין דף בשפה הזאת`,
    unpublished: (found) => `״${found}״ אינו באתר`,
    unusable: (found) => `הכתובת ${isolated(found)} אינה מלאה או אינה מותרת`,
  },
  en: {
    address: (found) => `there is no page at ${isolated(found)}`,
    file: (found) => `there is no file ${isolated(found)}`,
    deleted: () => 'leads to content that was deleted',
    hebrew: () => 'the text is in Hebrew',
    nowhere: () => 'the link has a text, but no target',
    otherLanguage: (found) => `“${found}” has no page in this language`,
    unpublished: (found) => `“${found}” is not on the site`,
    unusable: (found) => `the address ${isolated(found)} is incomplete or not allowed`,
  },
};

/** Wraps a URL or size in Unicode isolates, because it is written left to right inside Hebrew text. */
const isolated = (text: string): string => (text ? `\u2066${text}\u2069` : '');

/**
 * Describes a problem, for example `באנגלית · אין דף בכתובת /x/`. Returns an empty string if the kind already says
 * everything.
 */
export function faultTexts({ locale, reason, found }: Fault, language: Locale): string {
  const what = reason ? REASONS[language][reason](found) : isolated(found);
  return [locale ? LANGUAGES[language][locale] : '', what].filter(Boolean).join(' · ');
}

/**
 * Returns a link to the field where a problem is fixed, in the language with the problem. `JumpToField` scrolls to the
 * field.
 * @param admin base URL of the admin
 */
export function faultHref({ collection, id, locale, path }: Fault, admin: string): string {
  const form = id === null ? `${admin}/globals/${collection}` : `${admin}/collections/${collection}/${id}`;
  return `${form}${locale ? `?locale=${locale}` : ''}${path ? `#field-${path.replaceAll('.', '__')}` : ''}`;
}
