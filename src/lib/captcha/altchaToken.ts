import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { callApi } from '../api/callApi';

const TIMEOUT_MS = 60_000;

/**
 * Solves the proof of work of the captcha service. No worker is needed, because the browser's cryptography does not run
 * on the main thread.
 * @throws ApiError when the challenge cannot be fetched, or Error when it has no solution
 */
export async function altchaToken(culture: string): Promise<string> {
  const { data: challenge } = await callApi({ culture }, (live, options) =>
    live.GET('/web/captcha/challenge', options),
  );
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The captcha has no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}
