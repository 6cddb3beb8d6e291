import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { captchaEnv } from './captchaEnv';
import { VERIFY_URL } from './recaptcha';

const { values } = captchaEnv;
const usesGoogle = (): boolean => values.provider === 'recaptcha';

export const captchaIntegration: Integration = {
  env: captchaEnv,
  faults: ({ GATSBY_CAPTCHA_PROVIDER, RECAPTCHA_SECRET_KEY }) =>
    GATSBY_CAPTCHA_PROVIDER === 'recaptcha' && !RECAPTCHA_SECRET_KEY
      ? ['RECAPTCHA_SECRET_KEY is missing: Google gives it with the site key']
      : [],
  pageSources: () =>
    usesGoogle()
      ? {
          'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
          'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
          'connect-src': ['https://www.google.com/recaptcha/'],
        }
      : {},
  check: portCheck(usesGoogle() ? (values.verifyUrl ?? VERIFY_URL) : undefined),
};
