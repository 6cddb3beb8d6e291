import type { PayloadRequest, SanitizedCollectionConfig, ValidationFieldError } from 'payload';
import { labelText, optionText } from '../labels/labelText';
import { LOCALES, type Locale } from '../locales/locales';
import { missingTexts } from './missingTexts';
import { adminLanguage } from '../locales/adminLanguage';

/** Returns the names of fields that a document needs for publishing but not as a draft. */
export type AlsoRequired = (data: Record<string, unknown>) => readonly string[];

/** Tells the editor how to remove a language in which the document should not exist. */
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
  /**
   * The document to publish. Its localized texts are in the language `written`, or in all languages if `written` is
   * `all`.
   */
  document: Record<string, unknown>;
  /** The document as stored, in all languages. */
  stored: Record<string, unknown>;
  written: string;
  /** The only language to publish, if not all. */
  only?: string;
  also: AlsoRequired;
}

/**
 * Returns an error for the field with the document's languages, if the document has several and is incomplete in one.
 * Removing that language from the field is another way to fix it.
 */
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
 * Lists the required texts that are missing in any of the document's languages, whatever the form's language. Each is
 * described by language, block and field.
 * @param looked the document and its context
 * @param req request of the user who will read the list
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
      // Marks the field in the form only if the text is missing in the form's own language.
      const marked = locale === req.locale ? path : '';
      return { path: marked, label: '', message: [words[locale], ...trail].join(' > ') };
    }),
  );
  const advice = removableLanguageFault(collection, languages, incomplete, req);
  return advice ? [...faults, advice] : faults;
}
