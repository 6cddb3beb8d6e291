import { altcha } from './altcha';
import type { Captcha } from './captcha';
import { captchaEnv } from './captchaEnv';
import { recaptcha } from './recaptcha';

/** Returns the captcha that GATSBY_CAPTCHA_PROVIDER selects. */
export function captchaService(): Captcha {
  return captchaEnv.values.provider === 'recaptcha' ? recaptcha : altcha;
}
