import { callApi } from '../../lib/api';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { normalizePhone } from '../../lib/normalizePhone';
import type { ContactValues } from './contactValues';

interface Sender {
  companyId: number;
  culture: string;
  /** Made once for each message, so that sending twice stores it once. */
  idempotencyKey: string;
}

/**
 * Sends a contact message: `POST /web/contactUs/sendContactUs` with the contact-us payload (corporate-site §3 and §7), after an invisible captcha.
 * @throws ApiError or Error when it was not accepted
 */
export async function sendContactUs(
  values: ContactValues,
  { companyId, culture, idempotencyKey }: Sender,
): Promise<void> {
  const gRecaptchaResponse = await getCaptchaToken(culture);
  const { data } = await callApi('/web/contactUs/sendContactUs', {
    culture,
    idempotencyKey,
    body: {
      contactUsSubject: values.subject,
      companyId,
      senderName: values.fullName.trim(),
      senderPhone: normalizePhone(values.phone),
      senderEmail: values.email.trim(),
      content: values.message,
      contactUsType: 'General',
      freeTextSubject: '',
      allowedMarketing: values.allowedMarketing,
      allowedSmsAndEmail: values.allowedSmsAndEmail,
      uri: window.location.href,
      gRecaptchaResponse,
    },
  });
  if (!(data as { body?: unknown } | null)?.body) throw new Error('The message was not accepted');
}
