import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';
import type { RegistrationValues } from './registrationValues';

/**
 * Sends a lottery registration through `POST /web/lotteries/{lottery}/register`, protected by an invisible captcha.
 * @returns the assigned number and the deadline for confirming it
 * @throws ApiError, or Error from the captcha, if the registration was not accepted
 */
export async function sendRegistration(
  values: RegistrationValues,
  lottery: string,
  request: FormRequest,
): Promise<components['schemas']['LotteryRegistered']> {
  const gRecaptchaResponse = await request.captcha();
  const { data } = await callApi(request, (live, options) =>
    live.POST('/web/lotteries/{lottery}/register', {
      ...options,
      params: { path: { lottery } },
      body: {
        ...values,
        terms: true,
        fullName: values.fullName.trim(),
        idNumber: normalizeIdNumber(values.idNumber),
        email: values.email.trim(),
        phone: normalizePhone(values.phone),
        uri: window.location.href,
        gRecaptchaResponse,
      },
    }),
  );
  return data.body;
}
