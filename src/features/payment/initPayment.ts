import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizePhone } from '@group/rules/people/normalizePhone';
import { ApiError } from '../../lib/api/ApiError';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { PaymentError } from './PaymentError';
import type { PaymentValues } from './paymentValues';

/** A payment that has begun: where to pay, and what proves that it is ours. */
export interface StartedPayment {
  processId: string;
  processToken: string;
  url: string;
  /** The number by which staff find the reservation, where the service names one. */
  reference: string | null;
  /** False when the server of the payment page is known not to answer: the page will not load. */
  pageAnswers: boolean;
}

interface Payer {
  assetName: string;
  culture: string;
  /** The same for the same payer and apartment, so that sending twice begins one payment. */
  idempotencyKey: string;
}

/** The specification's word for what is paid for (project-marketing §7). */
const DESCRIPTION = 'apartment';

/** Pages to pay on have https; without it they are on this machine. */
const isPayable = (url: string): boolean => {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
};

/**
 * Begins an advance payment: `POST /web/transactions/init-iframe`, after an invisible captcha (project-marketing §4, §7).
 * @throws PaymentError, or the service's ApiError about fields
 */
export async function initPayment(
  { fullName, phone, idNumber, email, emailCode, checkbox1, checkbox2 }: PaymentValues,
  { assetName, culture, idempotencyKey }: Payer,
): Promise<StartedPayment> {
  if (!checkbox1) throw new PaymentError('Payment initialization failed');
  const gRecaptchaResponse = await getCaptchaToken(culture).catch((cause: unknown) => {
    throw new PaymentError('Recaptcha failed', cause);
  });
  if (!gRecaptchaResponse) throw new PaymentError('Recaptcha failed');
  const { data: answer, headers } = await callApi({ culture, idempotencyKey }, (live, options) =>
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
