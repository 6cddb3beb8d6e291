import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * Solves a captcha as a browser does, and returns the token.
 * @param {string} cmsUrl
 */
export async function captchaAnswer(cmsUrl) {
  const challenge = await (await fetch(`${cmsUrl}/web/captcha/challenge`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
