import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 16;
/** Without the letters and digits that are mistaken for one another (i, l, o, u; 0, 1). */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/** Ten new codes as they are shown, once: `abcd-efgh-jkmn-pqrs`. Each has 78 bits. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );
}

/**
 * What is stored of a recovery code. A fast hash will do: nobody guesses 78 random bits.
 * @param code as somebody typed it: capitals, spaces and hyphens do not count
 * @param account whose it is
 * @returns null where it cannot be one
 */
export function hashRecoveryCode(code: string, account: number): string | null {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  return createHash('sha256').update(`${account}:${letters}`).digest('base64url');
}
