import { loadCaptcha } from './loadCaptcha';

/**
 * Returns a captcha token to send as `gRecaptchaResponse`. Each token can be used only once.
 * @param culture such as `he-il`
 * @throws ApiError or Error when the captcha cannot be reached or solved
 */
export async function getCaptchaToken(culture: string): Promise<string> {
  const token = await loadCaptcha(culture);
  return token(culture);
}
