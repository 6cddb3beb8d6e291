import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createAltchaChallenge } from '../integrations/captcha/altcha';

/** Creates a valid captcha answer without work, for tests that send hundreds. Needs the CMS's secret. */
export async function cheapCaptcha(): Promise<string> {
  const challenge = await createAltchaChallenge(0);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
