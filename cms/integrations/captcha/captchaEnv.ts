import { address, choice, count, integrationEnv, secret, text } from '../../platform/env/variables';

export const captchaEnv = integrationEnv('The captcha of forms.', {
  provider: choice(
    'GATSBY_CAPTCHA_PROVIDER',
    ['altcha', 'recaptcha'],
    "altcha: a proof of work without an account. recaptcha: Google's invisible one, with both keys.",
  ),
  siteKey: text('GATSBY_RECAPTCHA_SITE_KEY', "Google's site key, which the site's build needs."),
  secret: secret('RECAPTCHA_SECRET_KEY', "Google's secret key."),
  verifyUrl: address('RECAPTCHA_VERIFY_URL', "Address that verifies Google's tokens. Empty: Google's own."),
  attempts: count(
    'ALTCHA_ATTEMPTS',
    200,
    'Average attempts that altcha asks of a browser for each form. 200 take 0.2 to 2 seconds; raise it when programs send forms.',
  ),
});
