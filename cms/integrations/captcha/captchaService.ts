import { altcha } from './altcha';
import type { Captcha } from './captcha';
import { captchaEnv } from './captchaEnv';
import { recaptcha } from './recaptcha';

/** The captcha that GATSBY_CAPTCHA_PROVIDER names. */
export function captchaService(): Captcha {
  return captchaEnv.values.provider === 'recaptcha' ? recaptcha : altcha;
}
