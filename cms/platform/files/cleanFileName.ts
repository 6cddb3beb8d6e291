const LONGEST = 200;

/**
 * Removes characters from a file name that hide its extension: control characters and direction marks
 * (`cv\u202Efdp.exe` reads as `cvexe.pdf`). Truncates a long name at its start.
 */
export const cleanFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-LONGEST)
    // Drops half of a character at the cut.
    .replace(/^[\uDC00-\uDFFF]/, '');
