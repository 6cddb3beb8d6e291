import { captchaService } from '../../integrations/captcha/captchaService';
import { Refusal } from '../Refusal';

/** A valid captcha answer that is not spent yet. */
export interface PassedCaptcha {
  key: string;
  expiresAt: number;
}

/**
 * Verifies the captcha answer of a request.
 * @param answer answer of the browser
 * @param address the visitor's address
 * @throws Refusal 403 when it is missing, wrong or expired, or the service is unreachable
 */
export async function verifyCaptcha(answer: string | undefined, address: string): Promise<PassedCaptcha> {
  if (!answer) throw new Refusal(403, 'captchaMissing');
  const verdict = await captchaService().verify(answer, address);
  if (!verdict.passed) throw new Refusal(403, verdict.failure);
  return verdict;
}
