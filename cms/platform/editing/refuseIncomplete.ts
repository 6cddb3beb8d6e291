import {
  getLatestCollectionVersion,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypeWithID,
} from 'payload';
import { LOCALES, type Locale } from '../locales';
import { labelText, optionText } from '../fields/labelText';
import { missingTexts } from './missingTexts';

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

async function storedDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string | undefined,
): Promise<Record<string, unknown>> {
  if (id === undefined) return {};
  const { payload } = req;
  const { config } = payload.collections[collection];
  const query = { collection, locale: 'all', req, where: { id: { equals: id } } };
  const stored = await getLatestCollectionVersion<TypeWithID>({ id, config, payload, query, req });
  return (stored ?? {}) as unknown as Record<string, unknown>;
}

/** Of a document in several languages that lacks texts: the field by which it is in one of them no more. The form marks it. */
function wayOutOf(
  { flattenedFields }: SanitizedCollectionConfig,
  languages: readonly Locale[],
  incomplete: ReadonlySet<Locale>,
  req: PayloadRequest,
): { path: string; label: string; message: string } | null {
  const field = flattenedFields.find(({ name }) => name === 'languages');
  const lacking = [...incomplete].find((locale) => incomplete.size === 1 || locale !== req.locale);
  if (field?.type !== 'select' || !lacking || languages.length < 2) return null;
  const language = req.i18n?.language === 'en' ? 'en' : 'he';
  const name = optionText(field.options, lacking, language);
  const message = WAY_OUT[language](name, labelText(field.label, field.name, language));
  return { path: field.name, label: '', message };
}

/**
 * Refuses to publish a document that lacks a required text in one of its languages, whichever language is on the screen: one list of
 * all that is lacking, by language and block. Payload by itself looks at the language that is being saved.
 * @param also names of fields that are required once it is public
 * @throws ValidationError
 */
export const refuseIncomplete =
  (also: (data: Record<string, unknown>) => readonly string[] = () => []): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, collection, req }) => {
    // A program writes a document in one language and adds the others to it, as the first content does.
    if (req.payloadAPI === 'local') return data;
    const document = { ...(originalDoc as object | undefined), ...data } as Record<string, unknown>;
    const oneLocale = Boolean(req.query?.publishSpecificLocale);
    if (document._status !== 'published' || document.deletedAt || oneLocale) return data;
    const stored = await storedDocument(
      req,
      collection.slug as CollectionSlug,
      (originalDoc as { id?: number } | undefined)?.id,
    );
    const languages = (document.languages ?? []) as readonly Locale[];
    const words = NAMES[req.i18n?.language === 'en' ? 'en' : 'he'];
    const incomplete = new Set<Locale>();
    const errors = LOCALES.filter((locale) => languages.includes(locale)).flatMap((locale) =>
      missingTexts(collection.fields, document, stored, {
        locale,
        written: req.locale ?? LOCALES[0],
        data: document,
        req,
        also: also(document),
      }).map(({ trail, path }) => {
        incomplete.add(locale);
        // What is lacking on another screen than the one that shows the form marks no field of it.
        const marked = locale === req.locale ? path : '';
        return { path: marked, label: '', message: [words[locale], ...trail].join(' > ') };
      }),
    );
    const wayOut = wayOutOf(collection, languages, incomplete, req);
    if (wayOut) errors.push(wayOut);
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    return data;
  };
