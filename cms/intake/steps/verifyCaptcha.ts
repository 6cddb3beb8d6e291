import { captchaService } from '../../integrations/captcha/captchaService';
import { Refusal } from '../Refusal';

/** A captcha answer that passed but is not spent yet. */
export interface PassedCaptcha {
  key: string;
  expiresAt: number;
}

/**
 * Checks the captcha answer of a request.
 * @param answer what the browser sent
 * @param address the visitor's
 * @throws Refusal 403 when there is none, when it is wrong or expired, or when the service cannot be reached
 */
export async function verifyCaptcha(answer: string | undefined, address: string): Promise<PassedCaptcha> {
  if (!answer) throw new Refusal(403, 'captchaMissing');
  const verdict = await captchaService().verify(answer, address);
  if (!verdict.passed) throw new Refusal(403, verdict.failure);
  return verdict;
}
