import { env } from '../../platform/env';
import { altcha } from './altcha';
import type { Captcha } from './captcha';
import { recaptcha } from './recaptcha';

/** The captcha that CAPTCHA_PROVIDER names. */
export function captchaService(): Captcha {
  return env.captchaProvider === 'recaptcha' ? recaptcha : altcha;
}
