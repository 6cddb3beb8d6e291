import { bytesOf, SEGMENT_BYTES } from '@group/rules/addresses/addressLimits';
import { shortenSlug } from '@group/rules/addresses/shortenSlug';
import type { Label } from '../../platform/labels/labels';

/**
 * Allows letters of any language, digits, hyphens, dots and underscores, which need no escaping in a URL. Capital
 * letters are excluded, because URLs are case-sensitive. A final dot is excluded, because many programs cut it off a
 * link.
 */
const ALLOWED = /^(?!.*\p{Lu})[\p{L}\p{N}][\p{L}\p{N}._-]*(?<!\.)$/u;
const HEBREW_POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/g;
const COPY = '-copy';

const FAULTS = {
  characters: {
    he: 'מותר: אותיות, ספרות ומקפים, בלי אותיות גדולות באנגלית, בלי רווחים, בלי נקודה בסוף ובלי / ? # %',
    en: 'Allowed: lowercase letters, digits and hyphens. Not allowed: capital letters, spaces, a dot at the end, and / ? # %',
  },
  length: {
    he: 'ארוך מדי: אפשר עד 127 אותיות בעברית או 255 באנגלית. יש לקצר את הכתובת.',
    en: 'Too long: a slug may have up to 127 Hebrew or 255 Latin letters. Shorten it.',
  },
} satisfies Record<string, Label>;

/** Returns why a slug cannot be part of a URL, or null if it can. */
export function slugFault(slug: string): Label | null {
  if (bytesOf(slug) > SEGMENT_BYTES) return FAULTS.length;
  return ALLOWED.test(slug) ? null : FAULTS.characters;
}

/** Cleans a slug: removes invisible characters and Hebrew vowel points, and normalises accents. */
export const cleanSlug = (slug: string): string =>
  slug
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(HEBREW_POINTS, '')
    .trim();

/** Returns the slug for a duplicate of a document: the original slug, shortened if necessary, with a suffix. */
export const copySlug = (slug: string): string => `${shortenSlug(slug, SEGMENT_BYTES - COPY.length)}${COPY}`;
