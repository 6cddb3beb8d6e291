import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { AlertValues } from './alertValues';

interface Asker {
  culture: string;
  /** The same for a retry, so that it is stored once. */
  idempotencyKey: string;
}

/**
 * Requests alerts: `POST /web/alerts/subscribe` with an invisible captcha. The answer does not reveal whether the
 * address is subscribed.
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
