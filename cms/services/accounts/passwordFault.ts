import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** OWASP ASVS 2.1.1 and 2.1.2. */
export const SHORTEST = 12;
export const LONGEST = 128;
/** Score from very guessable (0) to unguessable (4). Below 2 are common passwords, keyboard rows and repetitions. */
const WEAKEST = 2;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordCommon' | 'passwordPersonal';

/**
 * Finds the problem of a chosen password.
 * @param password the password
 * @param personal public data of the person: e-mail, name
 * @returns null for a good password
 */
export function passwordFault(password: string, personal: readonly string[] = []): PasswordFault | null {
  const { length } = [...password];
  if (length < SHORTEST) return 'passwordShort';
  if (length > LONGEST) return 'passwordLong';
  const lower = password.toLowerCase();
  if (personal.some((known) => known.trim() !== '' && lower.includes(known.trim().toLowerCase())))
    return 'passwordPersonal';
  return estimator.check(password, [...personal]).score < WEAKEST ? 'passwordCommon' : null;
}
