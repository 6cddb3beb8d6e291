import { removeInvisible } from '@group/rules/text/removeInvisible';
import type { BaseValidateOptions, GlobalSlug } from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import type { Locale } from '../../platform/locales/locales';
import { phoneFault, type PhoneFault } from './phoneFault';

const EXAMPLES = '03-555-0100, *5550, +48 22 123 4567';
const MESSAGES: Record<Locale, Record<PhoneFault, string>> = {
  he: {
    several: 'בשדה יש יותר ממספר טלפון אחד. יש לכתוב מספר אחד בלבד.',
    unusable: `אי אפשר לחייג למספר הזה. יש לכתוב מספר מלא עם קידומת, כמו \u2066${EXAMPLES}\u2069 או 03-555-0100 שלוחה 4.`,
  },
  en: {
    several: 'The field contains more than one phone number. Enter only one.',
    unusable: `This number cannot be dialled. Enter a full number with its area code, such as ${EXAMPLES} or 03-555-0100 ext. 4.`,
  },
};

/** Removes invisible characters, such as direction marks, and leading and trailing spaces. */
export const cleanPhone = (text: string): string => removeInvisible(text).trim();

type Options = Pick<BaseValidateOptions<unknown, unknown, unknown>, 'collectionSlug' | 'id' | 'req'>;

/**
 * Checks whether any field of the published version contains a text. Drafts are ignored, because a draft may contain a
 * number that was never validated.
 */
async function isPublished(
  text: string,
  { req, collectionSlug, id }: Options,
  global?: GlobalSlug,
): Promise<boolean> {
  const { payload } = req;
  const rest = { draft: false, depth: 0, overrideAccess: true, req } as const;
  const stored = global
    ? await payload.findGlobal({ slug: global, ...rest })
    : collectionSlug && id !== undefined
      ? await payload.findByID({ collection: collectionSlug as 'pages', id, disableErrors: true, ...rest })
      : null;
  if (!stored || ('_status' in stored && stored._status === 'draft')) return false;
  const cleaned = JSON.stringify(stored, (_key, value: unknown) =>
    typeof value === 'string' ? cleanPhone(value) : value,
  );
  return cleaned.includes(JSON.stringify(text));
}

/**
 * Validates a phone number that visitors call, unless it is already published. Otherwise a bad published number would
 * prevent editors from saving; the content report lists it instead.
 * @param text the number, or a `tel:` URL
 * @param options options of the field's validation
 * @param global slug of the global that contains the field, if it is in a global
 * @returns true, or the message in the editor's language
 */
export async function refuseChangedPhone(
  text: string,
  options: Options,
  global?: GlobalSlug,
): Promise<true | string> {
  const fault = phoneFault(text);
  if (!fault || (await isPublished(cleanPhone(text), options, global))) return true;
  return MESSAGES[adminLanguage(options.req.i18n)][fault];
}
