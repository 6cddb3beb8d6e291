import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const FORM = /^scrypt\$([\w-]+)\$([\w-]+)$/;

/** Length of access codes. With this minimum and the limits for wrong codes, guessing a code would take years. */
export const CODE_LENGTH = { least: 6, most: 40 } as const;

/** Normalizes a code: removes spaces and hyphens, and converts it to upper case. */
export const plainCode = (code: string): string => code.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase();

/** Minimum number of different characters in a code. */
const MIN_DIFFERENT = 4;

/**
 * Checks whether a code is easy to guess: it has too few different characters, or is a sequence such as 123456 or
 * FEDCBA.
 */
export function isSimple(code: string): boolean {
  const numbers = [...plainCode(code)].map((letter) => letter.codePointAt(0) ?? 0);
  if (new Set(numbers).size < MIN_DIFFERENT) return true;
  return [1, -1].some((step) =>
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + step),
  );
}

const derive = (code: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(plainCode(code).normalize('NFKC'), salt, BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes a code for storage. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(code, salt)).toString('base64url')}`;
}

/**
 * Verifies a code. It takes equally long if there is no hash, so that the timing does not reveal which buildings have a
 * code.
 * @param code code as typed
 * @param hash result of `hashCode`, or null if there is none
 */
export async function isCode(code: string, hash: string | null | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = FORM.exec(hash ?? '') ?? [];
  const derived = await derive(code, Buffer.from(salt, 'base64url'));
  const known = Buffer.from(key, 'base64url');
  return known.length === BYTES && timingSafeEqual(derived, known);
}
