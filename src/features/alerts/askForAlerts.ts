import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { AlertValues } from './alertValues';

interface Asker {
  culture: string;
  /** The same for the same wish, so that sending twice stores it once. */
  idempotencyKey: string;
}

/**
 * Asks for alerts: `POST /web/alerts/subscribe`, after an invisible captcha. What is answered does not tell whether the address is
 * subscribed already.
 * @throws ApiError or Error when it was not accepted
 */
export async function askForAlerts(
  { email, kinds, language }: AlertValues,
  { culture, idempotencyKey }: Asker,
): Promise<void> {
  const gRecaptchaResponse = await getCaptchaToken(culture);
  await callApi({ culture, idempotencyKey }, (live, options) =>
    live.POST('/web/alerts/subscribe', {
      ...options,
      body: { email: email.trim(), kinds, language, gRecaptchaResponse },
    }),
  );
}
