import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import { encodeFile } from '../../lib/encodeFile';
import type { ApplicationMode, ApplicationValues } from './applicationValues';

interface Applicant extends FormRequest {
  mode: ApplicationMode;
  orderId: number;
  /** Cancels the sending. */
  signal: AbortSignal;
  /** Called with the sent share of the application, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends an application: `POST /web/jobs/apply`, the specification's `postForm` (corporate-site §3, §7), with an
 * invisible captcha.
 * @returns the reference number, if any
 * @throws ApiError or Error when it was not accepted
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
