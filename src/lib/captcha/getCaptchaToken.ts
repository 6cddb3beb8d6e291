type TokenMaker = (culture: string) => Promise<string>;

/** Loads the code of the configured captcha on demand. */
async function loadCaptcha(): Promise<TokenMaker> {
  if (process.env.GATSBY_CAPTCHA_PROVIDER === 'recaptcha') {
    const { recaptchaToken } = await import('./recaptchaToken');
    return recaptchaToken;
  }
  const { altchaToken } = await import('./altchaToken');
  return altchaToken;
}

/** Preloads the captcha's code. Call it when a visitor starts to fill in a form. */
export function prepareCaptcha(): void {
  // `getCaptchaToken` tries again and reports the failure.
  loadCaptcha().catch(() => undefined);
}

/**
 * Returns a captcha token to send as `gRecaptchaResponse`. Each token is valid once.
 * @param culture such as `he-il`
 * @throws ApiError or Error when the captcha cannot be reached or solved
 */
export async function getCaptchaToken(culture: string): Promise<string> {
  const token = await loadCaptcha();
  return token(culture);
}
