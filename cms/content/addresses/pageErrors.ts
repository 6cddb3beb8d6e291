import { PATH_BYTES } from '@group/rules/addresses/addressLimits';
import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { adminLanguage } from '../../platform/locales/adminLanguage';

type Text = Record<Locale, string>;

const LANGUAGE_NAMES: Record<Locale, Text> = {
  he: { he: 'עברית', en: 'Hebrew' },
  en: { he: 'אנגלית', en: 'English' },
};

const MESSAGES = {
  title: {
    he: 'אין שם לדף ב{language}. אפשר למלא אותו או להסיר את השפה משפות הדף.',
    en: 'The page has no name in {language}. Fill it in, or remove that language from the page.',
  },
  path: {
    he: 'אין כתובת (slug) ב{language} לדף או לאחד מדפי האב שלו. אפשר למלא אותה או להסיר את השפה משפות הדף.',
    en: 'The page or one of its parents has no slug in {language}. Fill it in, or remove that language from the page.',
  },
  listing: {
    he: 'יש לבחור את דף הרשימה שמעל הדף הזה',
    en: 'Choose the listing page above this page',
  },
  taken: {
    he: 'דף אחר כבר נמצא בכתובת {path}. יש לבחור כתובת אחרת.',
    en: 'Another page is already at {path}. Choose another address.',
  },
  takenBelow: {
    he: 'דף שמתחת לדף הזה יקבל את הכתובת {path}, שבה כבר נמצא דף אחר. יש לבחור כתובת אחרת.',
    en: 'A page below this one would get the address {path}, which another page already has. Choose another address.',
  },
  reserved: {
    he: 'בכתובת {path} יש קובץ של האתר. יש לבחור כתובת אחרת.',
    en: 'The page address {path} is used by a site file. Choose another address.',
  },
  reservedBelow: {
    he: 'דף שמתחת לדף הזה יקבל את הכתובת {path}, שבה יש קובץ של האתר. יש לבחור כתובת אחרת.',
    en: 'A page below this one would get the address {path}, which is used by a site file. Choose another address.',
  },
  otherLanguage: {
    he: 'הכתובת {path} שייכת לדפים באנגלית. יש לבחור כתובת אחרת.',
    en: 'The address {path} belongs to the English pages. Choose another address.',
  },
  long: {
    he: 'הכתובת ארוכה מדי: {path}. אורך כתובת מלאה הוא עד {limit} בתים, ואות עברית תופסת שני בתים. יש לקצר את הכתובת של הדף או של דף שמעליו.',
    en: 'The address is too long: {path}. A full address may have {limit} bytes, and a Hebrew letter takes two. Shorten the slug of the page or of a page above it.',
  },
  longBelow: {
    he: 'הכתובת של דף שמתחת לדף הזה תהיה ארוכה מדי: {path}. אורך כתובת מלאה הוא עד {limit} בתים, ואות עברית תופסת שני בתים. יש לבחור כתובת קצרה יותר.',
    en: 'The address of a page below this one would be too long: {path}. A full address may have {limit} bytes, and a Hebrew letter takes two. Choose a shorter slug.',
  },
  cycle: {
    he: 'דף אינו יכול להיות מתחת לעצמו. יש לבחור דף אב אחר.',
    en: 'A page cannot be below itself. Choose another parent page.',
  },
  children: {
    he: 'יש דפים מתחת לדף הזה. יש להעביר או למחוק אותם קודם.',
    en: 'There are pages below this one. Move or delete them first.',
  },
} as const satisfies Record<string, Text>;

interface Details {
  field: string;
  message: keyof typeof MESSAGES;
  locale?: Locale;
  path?: string;
}

/**
 * Rejects saving a page, with a message in the language of the editor's admin.
 * @throws ValidationError always; it names the field that has to change
 */
export function refusePage(req: PayloadRequest, details: Details): never {
  return refuseDocument(req, { ...details, collection: 'pages' });
}

/** Returns a message about a page's URL, in the language of the editor's admin. */
export function pageMessage(
  req: PayloadRequest,
  { message, locale, path = '' }: Omit<Details, 'field'>,
): string {
  const language = adminLanguage(req.i18n);
  return (
    MESSAGES[message][language]
      .replace('{language}', locale ? LANGUAGE_NAMES[locale][language] : '')
      .replace('{limit}', String(PATH_BYTES))
      // The replacement is a function, because a path may contain `$&`, which `replace` would interpret in a string.
      .replace('{path}', () => path)
  );
}

/**
 * Rejects saving a document that has a page, with a message in the language of the editor's admin.
 * @throws ValidationError always; it names the field that has to change
 */
export function refuseDocument(
  req: PayloadRequest,
  { collection, field, ...details }: Details & { collection: CollectionSlug },
): never {
  const { locale } = details;
  // Name the field only if the form currently shows the language with the error. Otherwise the form would mark a valid
  // value.
  const onScreen = !locale || req.payloadAPI !== 'REST' || locale === req.locale;
  const errors = [{ path: onScreen ? field : '', message: pageMessage(req, details) }];
  throw new ValidationError({ collection, errors, req }, req.t);
}
