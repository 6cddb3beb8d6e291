import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import type { AlertValues } from './alertValues';

/**
 * Subscribes an e-mail address to alerts through `POST /web/alerts/subscribe`, protected by an invisible captcha. The
 * response does not reveal whether the address was already subscribed.
 * @throws ApiError or Error if the request was not accepted
 */
export async function subscribeToAlerts(
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
