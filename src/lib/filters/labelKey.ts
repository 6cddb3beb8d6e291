/** Invisible characters, such as direction marks of copied Hebrew text. */
const INVISIBLE = /\p{Cf}/gu;
/** Hyphens and dashes of every kind, the Hebrew maqaf among them. */
const HYPHENS = /[\p{Pd}\u2212]/gu;

/** Returns a key that labels share when they differ by hyphens, spaces, direction marks or capital letters. */
export const labelKey = (label: string): string =>
  label
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
