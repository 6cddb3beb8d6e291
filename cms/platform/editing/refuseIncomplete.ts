import {
  getLatestCollectionVersion,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  type TypeWithID,
} from 'payload';
import { LOCALES, type Locale } from '../locales';
import { missingTexts } from './missingTexts';

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
    const errors = LOCALES.filter((locale) => languages.includes(locale)).flatMap((locale) =>
      missingTexts(collection.fields, document, stored, {
        locale,
        written: req.locale ?? LOCALES[0],
        data: document,
        req,
        also: also(document),
      }).map(({ trail, path }) => ({
        // What is lacking on another screen than the one that shows the form marks no field of it.
        path: locale === req.locale ? path : '',
        label: '',
        message: [words[locale], ...trail].join(' > '),
      })),
    );
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    return data;
  };
