import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import type { AlertValues } from './alertValues';

/**
 * Requests alerts: `POST /web/alerts/subscribe` with an invisible captcha. The answer does not reveal whether the
 * address is subscribed.
 * @throws ApiError or Error when it was not accepted
 */
export async function askForAlerts(
  { email, kinds, language }: AlertValues,
  request: FormRequest,
): Promise<void> {
  const gRecaptchaResponse = await request.captcha();
  await callApi(request, (live, options) =>
    live.POST('/web/alerts/subscribe', {
      ...options,
      body: { email: email.trim(), kinds, language, gRecaptchaResponse },
    }),
  );
}
