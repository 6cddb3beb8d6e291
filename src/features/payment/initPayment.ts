import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { ApiError } from '../../lib/api/ApiError';
import { callApi } from '../../lib/api/callApi';
import { PaymentError } from './PaymentError';
import type { PaymentValues } from './paymentValues';

/**
 * A payment that was started. `url` is the provider's payment page. `processToken` proves to our service that this
 * browser started the payment.
 */
export interface StartedPayment {
  processId: string;
  processToken: string;
  url: string;
  /** Reservation number that the visitor can tell the staff; null if the service returned none. */
  reference: string | null;
  /** Whether the payment page's server responds. If not, the page would not load in the frame. */
  pageAnswers: boolean;
}

/** Name of the paid item that the specification prescribes (project-marketing §7). */
const DESCRIPTION = 'apartment';

/** Checks that a payment page uses HTTPS. Plain HTTP is allowed only on localhost, for development. */
const isPayable = (url: string): boolean => {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
};

/**
 * Starts an advance payment through `POST /web/transactions/init-iframe`, protected by an invisible captcha
 * (project-marketing §4, §7).
 * @throws ApiError with the fields that the service rejected, otherwise PaymentError
 */
export async function initPayment(
  { fullName, phone, idNumber, email, emailCode, checkbox1, checkbox2 }: PaymentValues,
  assetName: string,
  request: FormRequest,
): Promise<StartedPayment> {
  if (!checkbox1) throw new PaymentError('Payment initialization failed');
  const gRecaptchaResponse = await request.captcha().catch((cause: unknown) => {
    throw new PaymentError('Recaptcha failed', cause);
  });
  if (!gRecaptchaResponse) throw new PaymentError('Recaptcha failed');
  const { data: answer, headers } = await callApi(request, (live, options) =>
    live.POST('/web/transactions/init-iframe', {
      ...options,
      body: {
        idNumber: normalizeIdNumber(idNumber),
        fullName: fullName.trim(),
        email: email.trim(),
        phone: normalizePhone(phone),
        assetName,
        description: DESCRIPTION,
        ...(emailCode.trim() && { emailCode: emailCode.trim() }),
        checkbox1,
        checkbox2,
        uri: window.location.href,
        gRecaptchaResponse,
      },
    }),
  ).catch((cause: unknown) => {
    if (cause instanceof ApiError && cause.kind === 'fields') throw cause;
    throw new PaymentError('Payment initialization failed', cause);
  });
  const { status, data } = answer.body;
  if (status !== 1) throw new PaymentError('Payment initialization failed');
  if (!data?.processId || !data.processToken || !isPayable(data.url))
    throw new PaymentError('Missing payment data');
  const { processId, processToken, url, pageAnswers = true } = data;
  return { processId, processToken, url, pageAnswers, reference: headers.get('X-Reference') };
}
