const LONGEST = 200;

/**
 * A file's name as the visitor's device has it, without what hides its true ending: control characters and marks of direction
 * (`cv\u202Efdp.exe` reads as `cvexe.pdf`). Its end is kept when it is too long.
 */
export const cleanFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-LONGEST);
