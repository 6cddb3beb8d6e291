/** Invisible characters, such as the direction marks in copied Hebrew text. */
const INVISIBLE = /\p{Cf}/gu;
/** Hyphens and dashes of all kinds, including the Hebrew maqaf. */
const HYPHENS = /[\p{Pd}\u2212]/gu;

/**
 * Returns a comparison key for a label. Labels have the same key if they differ only in hyphens, spaces, direction
 * marks or case.
 */
export const labelKey = (label: string): string =>
  label
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
