import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import { encodeFile } from '../../lib/encodeFile';
import type { ApplicationMode, ApplicationValues } from './applicationValues';

interface Applicant extends FormRequest {
  mode: ApplicationMode;
  orderId: number;
  /** Aborts the upload. */
  signal: AbortSignal;
  /** Called with the part of the application that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends an application through `POST /web/jobs/apply`, the specification's `postForm` (corporate-site §3, §7),
 * protected by an invisible captcha.
 * @returns the reference number, or null if the service returned none
 * @throws ApiError or Error if the application was not accepted
 */
export async function sendApplication(
  values: ApplicationValues,
  { mode, orderId, ...request }: Applicant,
): Promise<string | null> {
  const [file] = values.cv;
  if (!file) throw new Error('An application needs a CV. Validate the form before sending.');
  const cv = await encodeFile(file);
  const gRecaptchaResponse = await request.captcha();
  request.signal.throwIfAborted();
  const { headers } = await callApi(request, (live, options) =>
    live.POST('/web/jobs/apply', {
      ...options,
      body: {
        orderId,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        phone: normalizePhone(values.phone),
        email: values.email.trim(),
        cvFileBase64: cv.fileContents,
        fileNameWithExtension: cv.fileName,
        isApprovedTerms: true,
        ...(mode === 'referral'
          ? {
              isReferral: true,
              referralName: values.referralName.trim(),
              referralPhone: normalizePhone(values.referralPhone),
              referralEmail: values.referralEmail.trim(),
            }
          : { isReferral: false, referralName: '', referralPhone: '', referralEmail: '' }),
        gRecaptchaResponse,
      },
    }),
  );
  return headers.get('X-Reference');
}
