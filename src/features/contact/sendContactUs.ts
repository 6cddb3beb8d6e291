import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import type { ContactValues } from './contactValues';

/**
 * Sends a contact message through `POST /web/contactUs/sendContactUs` (corporate-site §3, §7), protected by an
 * invisible captcha.
 * @returns the reference number, or null if the service returned none
 * @throws ApiError or Error if the message was not accepted
 */
export async function sendContactUs(
  values: ContactValues,
  companyId: number,
  request: FormRequest,
): Promise<string | null> {
  const gRecaptchaResponse = await request.captcha();
  const { headers } = await callApi(request, (live, options) =>
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
