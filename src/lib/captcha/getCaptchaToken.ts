type TokenMaker = (culture: string) => Promise<string>;

/** The code of the captcha that the environment names, fetched once, when it is needed. */
async function loadCaptcha(): Promise<TokenMaker> {
  if (process.env.GATSBY_CAPTCHA_PROVIDER === 'recaptcha') {
    const { recaptchaToken } = await import('./recaptchaToken');
    return recaptchaToken;
  }
  const { altchaToken } = await import('./altchaToken');
  return altchaToken;
}

/** Fetches the captcha's code ahead: call it when a visitor begins with a form. */
export function prepareCaptcha(): void {
  // If that fails now, it is tried again on sending, and said then.
  loadCaptcha().catch(() => undefined);
}

/**
 * Proves to the service that the visitor is no robot, without asking anything.
 * @param culture culture of the page, such as `he-il`
 * @returns the text to send as `gRecaptchaResponse`; each counts once
 * @throws ApiError or Error when the captcha cannot be reached or solved
 */
export async function getCaptchaToken(culture: string): Promise<string> {
  const token = await loadCaptcha();
  return token(culture);
}
