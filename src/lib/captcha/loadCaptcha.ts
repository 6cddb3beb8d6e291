type TokenMaker = (culture: string) => Promise<string>;

let ready: TokenMaker | undefined;

/** Loads the code of the configured captcha. With a culture, also loads Google's script if it is needed. */
async function loadCode(culture?: string): Promise<TokenMaker> {
  if (process.env.GATSBY_CAPTCHA_PROVIDER === 'recaptcha') {
    const { loadRecaptcha, recaptchaToken } = await import('./recaptchaToken');
    if (culture !== undefined) await loadRecaptcha(culture);
    return recaptchaToken;
  }
  const { altchaToken } = await import('./altchaToken');
  return altchaToken;
}

/** Checks whether the captcha is completely loaded. */
export const isCaptchaReady = (): boolean => ready !== undefined;

/**
 * Loads everything that the captcha needs. After a failure, the next call retries.
 * @param culture such as `he-il`
 * @throws Error when it cannot be loaded
 */
export async function loadCaptcha(culture: string): Promise<TokenMaker> {
  ready ??= await loadCode(culture);
  return ready;
}

/**
 * Preloads our own code of the captcha, but nothing from another company. Call it when a visitor starts to fill in a
 * form.
 */
export function prepareCaptcha(): void {
  // The error is ignored here, because sending the form loads the code again and reports a failure.
  loadCode().catch(() => undefined);
}
