import type { PayloadRequest, SanitizedCollectionConfig, ValidationFieldError } from 'payload';
import { labelText, optionText } from '../labels/labelText';
import { LOCALES, type Locale } from '../locales/locales';
import { missingTexts } from './missingTexts';
import { adminLanguage } from '../locales/adminLanguage';

/** Returns names of fields that are required for publishing but not for drafts. */
export type AlsoRequired = (data: Record<string, unknown>) => readonly string[];

/** How to fix a document that should not exist in a language. */
const NEXT_STEPS = {
  he: (language: string, field: string) => `אם אין גרסה כזאת: להסיר את ״${language}״ מהשדה ״${field}״`,
  en: (language: string, field: string) =>
    `if there is no such version: remove “${language}” from the field “${field}”`,
};

const NAMES: Record<'en' | 'he', Record<Locale, string>> = {
  he: { he: 'חסר בעברית', en: 'חסר באנגלית' },
  en: { he: 'Missing in Hebrew', en: 'Missing in English' },
};

interface Looked {
  /** The document to publish, with localized texts in the language `written`, or in all languages (`all`). */
  document: Record<string, unknown>;
  /** The stored document in all languages. */
  stored: Record<string, unknown>;
  written: string;
  /** The only language to publish. */
  only?: string;
  also: AlsoRequired;
}

/** For an incomplete document in several languages: an error on the field from which a language can be removed. */
function removableLanguageFault(
  { flattenedFields }: SanitizedCollectionConfig,
  languages: readonly Locale[],
  incomplete: ReadonlySet<Locale>,
  req: PayloadRequest,
): ValidationFieldError | null {
  const field = flattenedFields.find(({ name }) => name === 'languages');
  const lacking = [...incomplete].find((locale) => incomplete.size === 1 || locale !== req.locale);
  if (field?.type !== 'select' || !lacking || languages.length < 2) return null;
  const language = adminLanguage(req.i18n);
  const name = optionText(field.options, lacking, language);
  const message = NEXT_STEPS[language](name, labelText(field.label, field.name, language));
  return { path: field.name, label: '', message };
}

/**
 * Lists missing required texts in all languages of a document, by language and block, regardless of the form's language.
 * @param looked the document and its context
 * @param req request of the user who reads the list
 */
export function incompleteFaults(
  collection: SanitizedCollectionConfig,
  { document, stored, written, only, also }: Looked,
  req: PayloadRequest,
): ValidationFieldError[] {
  const languages = (document.languages ?? []) as readonly Locale[];
  const words = NAMES[adminLanguage(req.i18n)];
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
      // Do not mark a field if its text is missing in another language than the form's.
      const marked = locale === req.locale ? path : '';
      return { path: marked, label: '', message: [words[locale], ...trail].join(' > ') };
    }),
  );
  const advice = removableLanguageFault(collection, languages, incomplete, req);
  return advice ? [...faults, advice] : faults;
}
