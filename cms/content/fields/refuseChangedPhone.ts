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

/** Removes direction marks and other invisible characters, and spaces at both ends. */
export const cleanPhone = (text: string): string => removeInvisible(text).trim();

type Options = Pick<BaseValidateOptions<unknown, unknown, unknown>, 'collectionSlug' | 'id' | 'req'>;

/** Tells whether the published version contains a text, in whatever field. A draft may hold an unchecked number. */
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
 * Validates a phone number for visitors to call, if it was changed. The content check reports a published one.
 * @param text the number, or a `tel:` address
 * @param options options of the field's validation
 * @param global global of the field, if it is in one
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
