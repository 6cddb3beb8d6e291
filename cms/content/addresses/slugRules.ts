import type { Label } from '../../platform/labels/labels';

/**
 * Of letters of any language, digits, hyphens, dots and underscores; nothing that an address would have to escape or that ends it. No capital
 * letters: addresses tell them from small ones, and who types what they read does not.
 */
const ALLOWED = /^(?!.*\p{Lu})[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

export const SLUG_FAULT: Label = {
  he: 'מותר: אותיות, ספרות ומקפים, בלי אותיות גדולות באנגלית, בלי רווחים ובלי / ? # %',
  en: 'Allowed: small letters, digits and hyphens; no capital letters, no spaces and none of / ? # %',
};

/** Whether a slug can be a part of an address. */
export const isSlug = (slug: string): boolean => ALLOWED.test(slug);
