/**
 * Proves to the service that the visitor is no robot, without asking anything. The code for it is fetched when it is needed.
 * @param culture culture of the page, such as `he-il`
 * @returns the text to send as `gRecaptchaResponse`
 * @throws Error when the captcha cannot be reached or solved
 */
export async function getCaptchaToken(culture: string): Promise<string> {
  if (process.env.GATSBY_CAPTCHA_PROVIDER === 'recaptcha') {
    const { recaptchaToken } = await import('./recaptchaToken');
    return recaptchaToken(culture);
  }
  const { altchaToken } = await import('./altchaToken');
  return altchaToken(culture);
}
