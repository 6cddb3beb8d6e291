type TokenMaker = (culture: string) => Promise<string>;

let ready: TokenMaker | undefined;

/** The code of the captcha that the environment names, fetched once, when it is needed. */
async function loadCode(culture?: string): Promise<TokenMaker> {
  if (process.env.GATSBY_CAPTCHA_PROVIDER === 'recaptcha') {
    const { loadRecaptcha, recaptchaToken } = await import('./recaptchaToken');
    if (culture !== undefined) await loadRecaptcha(culture);
    return recaptchaToken;
  }
  const { altchaToken } = await import('./altchaToken');
  return altchaToken;
}

/** Whether the captcha can be asked at once. */
export const isCaptchaReady = (): boolean => ready !== undefined;

/**
 * Fetches all that the captcha needs in the browser; again after a failure.
 * @param culture culture of the page, such as `he-il`
 * @throws Error when it cannot be fetched
 */
export async function loadCaptcha(culture: string): Promise<TokenMaker> {
  ready ??= await loadCode(culture);
  return ready;
}

/** Fetches the captcha's code ahead, and nothing of another company: call it when a visitor begins with a form. */
export function prepareCaptcha(): void {
  // If that fails now, it is tried again on sending, and said then.
  loadCode().catch(() => undefined);
}
