import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 16;
/** Excludes confusable characters (i, l, o, u; 0, 1). */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/** Creates ten recovery codes such as `abcd-efgh-jkmn-pqrs`, with 78 bits each. They are shown once. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );
}

/**
 * Hashes a recovery code for storage. A fast hash is enough for 78 random bits.
 * @param code as typed; case, spaces and hyphens are ignored
 * @param account id of the account
 * @returns null for an invalid format
 */
export function hashRecoveryCode(code: string, account: number): string | null {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  return createHash('sha256').update(`${account}:${letters}`).digest('base64url');
}
