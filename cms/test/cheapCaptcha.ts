import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createAltchaChallenge } from '../integrations/captcha/altcha';

/** A captcha answer that is as good as a browser's but found at the first attempt: for who knows the CMS's secret and sends hundreds. */
export async function cheapCaptcha(): Promise<string> {
  const challenge = await createAltchaChallenge(0);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
