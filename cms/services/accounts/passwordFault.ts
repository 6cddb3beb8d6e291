import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Limits for the length of passwords (OWASP ASVS 2.1.1 and 2.1.2). */
export const MIN_LENGTH = 12;
export const MAX_LENGTH = 128;
/**
 * Lowest accepted score of zxcvbn, from 0 (very guessable) to 4. Common passwords, keyboard rows and repetitions score
 * below 2.
 */
const WEAKEST = 2;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordCommon' | 'passwordPersonal';

/**
 * Returns the reason why a chosen password is rejected.
 * @param password the password
 * @param personal the person's public data, such as e-mail address and name
 * @returns null for an acceptable password
 */
export function passwordFault(password: string, personal: readonly string[] = []): PasswordFault | null {
  const { length } = [...password];
  if (length < MIN_LENGTH) return 'passwordShort';
  if (length > MAX_LENGTH) return 'passwordLong';
  const lower = password.toLowerCase();
  if (personal.some((known) => known.trim() !== '' && lower.includes(known.trim().toLowerCase())))
    return 'passwordPersonal';
  return estimator.check(password, [...personal]).score < WEAKEST ? 'passwordCommon' : null;
}
