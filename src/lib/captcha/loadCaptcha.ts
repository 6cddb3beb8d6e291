type TokenMaker = (culture: string) => Promise<string>;

let ready: TokenMaker | undefined;

/** Loads the code of the configured captcha once, on demand. */
async function loadCode(culture?: string): Promise<TokenMaker> {
  if (process.env.GATSBY_CAPTCHA_PROVIDER === 'recaptcha') {
    const { loadRecaptcha, recaptchaToken } = await import('./recaptchaToken');
    if (culture !== undefined) await loadRecaptcha(culture);
    return recaptchaToken;
  }
  const { altchaToken } = await import('./altchaToken');
  return altchaToken;
}

/** Tells whether the captcha is loaded. */
export const isCaptchaReady = (): boolean => ready !== undefined;

/**
 * Loads everything that the captcha needs; retries after a failure.
 * @param culture such as `he-il`
 * @throws Error when it cannot be loaded
 */
export async function loadCaptcha(culture: string): Promise<TokenMaker> {
  ready ??= await loadCode(culture);
  return ready;
}

/** Preloads the captcha's code, but nothing from another company. Call it when a visitor starts to fill in a form. */
export function prepareCaptcha(): void {
  // Sending tries again and reports the failure.
  loadCode().catch(() => undefined);
}
