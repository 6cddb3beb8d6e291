import { removeInvisible } from '../text/removeInvisible.ts';

/**
 * Typographic variants of the apostrophe, the double quote and the hyphen, with their plain form. The Hebrew characters
 * geresh, gershayim and maqaf are kept.
 */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b\u2032\u2035\u02bc\u00b4`\uff07]/g, "'"],
  [/[\u201c-\u201f\u2033\u2036\u00ab\u00bb\uff02]|''/g, '"'],
  [/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-'],
];

/** Normalizes a name to one line with single spaces, plain quotes and hyphens, and no invisible characters. */
export const normalizeName = (text: string): string =>
  FORMS.reduce((name, [form, plain]) => name.replace(form, plain), removeInvisible(text))
    .replace(/\s+/g, ' ')
    .trim();
