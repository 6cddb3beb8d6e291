const MAX_LENGTH = 200;

/**
 * Removes characters that can hide a file's extension: control characters and direction marks. For example,
 * `cv\u202Efdp.exe` is displayed as `cvexe.pdf`. A name that is too long is cut at its start, so that the extension
 * remains.
 */
export const cleanFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-MAX_LENGTH)
    // Drops half of a surrogate pair that the cut may have left.
    .replace(/^[\uDC00-\uDFFF]/, '');
