import { captchaService } from '../../integrations/captcha/captchaService';
import { Refusal } from '../Refusal';

/** A valid captcha token that has not been used yet. */
export interface PassedCaptcha {
  key: string;
  expiresAt: number;
}

/**
 * Verifies the captcha token of a request.
 * @param answer token from the browser
 * @param address the visitor's IP address
 * @throws Refusal 403 if the token is missing, wrong or expired, or the captcha service is unreachable
 */
export async function verifyCaptcha(answer: string | undefined, address: string): Promise<PassedCaptcha> {
  if (!answer) throw new Refusal(403, 'captchaMissing');
  const verdict = await captchaService().verify(answer, address);
  if (!verdict.passed) throw new Refusal(403, verdict.failure);
  return verdict;
}
