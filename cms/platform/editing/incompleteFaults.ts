import type { PayloadRequest, SanitizedCollectionConfig, ValidationFieldError } from 'payload';
import { labelText, optionText } from '../labels/labelText';
import { LOCALES, type Locale } from '../locales';
import { missingTexts } from './missingTexts';
import { languageOf } from '../languageOf';

/** Names of fields that a document must have once it is public, though a draft does without. */
export type AlsoRequired = (data: Record<string, unknown>) => readonly string[];

/** What to do about a document that is not meant to be in a language. */
const WAY_OUT = {
  he: (language: string, field: string) => `אם אין גרסה כזאת: להסיר את ״${language}״ מהשדה ״${field}״`,
  en: (language: string, field: string) =>
    `if there is no such version: take “${language}” out of the field “${field}”`,
};

const NAMES: Record<'en' | 'he', Record<Locale, string>> = {
  he: { he: 'חסר בעברית', en: 'חסר באנגלית' },
  en: { he: 'Missing in Hebrew', en: 'Missing in English' },
};

interface Looked {
  /** As it is to be public; its localized texts in the language `written`, or in all of them (`all`). */
  document: Record<string, unknown>;
  /** In all languages. */
  stored: Record<string, unknown>;
  written: string;
  /** The only language that becomes public. */
  only?: string;
  also: AlsoRequired;
}

/** Of a document in several languages that lacks texts: the field by which it is in one of them no more. The form marks it. */
function wayOutOf(
  { flattenedFields }: SanitizedCollectionConfig,
  languages: readonly Locale[],
  incomplete: ReadonlySet<Locale>,
  req: PayloadRequest,
): ValidationFieldError | null {
  const field = flattenedFields.find(({ name }) => name === 'languages');
  const lacking = [...incomplete].find((locale) => incomplete.size === 1 || locale !== req.locale);
  if (field?.type !== 'select' || !lacking || languages.length < 2) return null;
  const language = languageOf(req.i18n);
  const name = optionText(field.options, lacking, language);
  const message = WAY_OUT[language](name, labelText(field.label, field.name, language));
  return { path: field.name, label: '', message };
}

/**
 * The required texts that a document lacks in its languages, whichever language is on the screen: one list, by language and block.
 * @param collection its collection
 * @param looked the document, and how it is looked at
 * @param req of who reads the list
 */
export function incompleteFaults(
  collection: SanitizedCollectionConfig,
  { document, stored, written, only, also }: Looked,
  req: PayloadRequest,
): ValidationFieldError[] {
  const languages = (document.languages ?? []) as readonly Locale[];
  const words = NAMES[languageOf(req.i18n)];
  const incomplete = new Set<Locale>();
  const becomesPublic = LOCALES.filter((locale) => languages.includes(locale) && (!only || only === locale));
  const faults = becomesPublic.flatMap((locale) =>
    missingTexts(collection.fields, document, stored, {
      locale,
      written,
      data: document,
      req,
      also: also(document),
    }).map(({ trail, path }): ValidationFieldError => {
      incomplete.add(locale);
      // What is lacking on another screen than the one that shows the form marks no field of it.
      const marked = locale === req.locale ? path : '';
      return { path: marked, label: '', message: [words[locale], ...trail].join(' > ') };
    }),
  );
  const wayOut = wayOutOf(collection, languages, incomplete, req);
  return wayOut ? [...faults, wayOut] : faults;
}
