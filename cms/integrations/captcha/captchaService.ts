import { altcha } from './altcha';
import type { Captcha } from './captcha';
import { captchaEnv } from './captchaEnv';
import { recaptcha } from './recaptcha';

/** Returns the captcha service that the variable GATSBY_CAPTCHA_PROVIDER selects. */
export function captchaService(): Captcha {
  return captchaEnv.values.provider === 'recaptcha' ? recaptcha : altcha;
}
