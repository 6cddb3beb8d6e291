import { normalizePhone } from '@group/rules/people/normalizePhone';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { ContactValues } from './contactValues';

interface Sender {
  companyId: number;
  culture: string;
  /** The same for a retry, so that it is stored once. */
  idempotencyKey: string;
}

/**
 * Sends a contact message: `POST /web/contactUs/sendContactUs` (corporate-site §3, §7), with an invisible captcha.
 * @returns the reference number, if any
 * @throws ApiError or Error when it was not accepted
 */
export async function sendContactUs(
  values: ContactValues,
  { companyId, culture, idempotencyKey }: Sender,
): Promise<string | null> {
  const gRecaptchaResponse = await getCaptchaToken(culture);
  const { headers } = await callApi({ culture, idempotencyKey }, (live, options) =>
    live.POST('/web/contactUs/sendContactUs', {
      ...options,
      body: {
        contactUsSubject: values.subject,
        companyId,
        senderName: values.fullName.trim(),
        senderPhone: normalizePhone(values.phone),
        senderEmail: values.email.trim(),
        content: values.message.trim(),
        contactUsType: 'General',
        freeTextSubject: '',
        allowedMarketing: values.allowedMarketing,
        allowedSmsAndEmail: values.allowedSmsAndEmail,
        uri: window.location.href,
        gRecaptchaResponse,
      },
    }),
  );
  return headers.get('X-Reference');
}
