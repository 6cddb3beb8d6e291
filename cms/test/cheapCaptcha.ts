import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createAltchaChallenge } from '../integrations/captcha/altcha';

/**
 * Creates a valid captcha token without proof of work, for tests that send hundreds of requests. It needs the secret of
 * the CMS.
 */
export async function cheapCaptcha(): Promise<string> {
  const challenge = await createAltchaChallenge(0);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
