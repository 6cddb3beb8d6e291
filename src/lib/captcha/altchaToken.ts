import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { callApi } from '../api';

/**
 * Does the proof of work that the service asks for. The browser's own cryptography runs beside the page, which stays alive meanwhile.
 * @throws Error when the challenge cannot be fetched or has no solution
 */
export async function altchaToken(culture: string): Promise<string> {
  const { data } = await callApi('/web/captcha/challenge', { culture });
  const challenge = data as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The captcha has no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}
