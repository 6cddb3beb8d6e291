import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { ApiError } from '../../lib/api/ApiError';
import { callApi } from '../../lib/api/callApi';
import { PaymentError } from './PaymentError';
import type { PaymentValues } from './paymentValues';

/** A started payment: its payment page, and its proof of ownership. */
export interface StartedPayment {
  processId: string;
  processToken: string;
  url: string;
  /** Reservation number for staff, if the service returns one. */
  reference: string | null;
  /** False when the payment page's server does not answer, so the page would not load. */
  pageAnswers: boolean;
}

/** The specification's name for the paid item (project-marketing §7). */
const DESCRIPTION = 'apartment';

/** Payment pages use HTTPS, except on this machine. */
const isPayable = (url: string): boolean => {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
};

/**
 * Starts an advance payment: `POST /web/transactions/init-iframe`, after an invisible captcha
 * (project-marketing §4, §7).
 * @throws PaymentError, or the service's ApiError about fields
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
