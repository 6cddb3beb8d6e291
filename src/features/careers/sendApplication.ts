import { callApi } from '../../lib/api';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { encodeFile } from '../../lib/encodeFile';
import { normalizePhone } from '../../lib/normalizePhone';
import type { ApplicationMode, ApplicationValues } from './applicationValues';

interface Applicant {
  mode: ApplicationMode;
  orderId: number;
  culture: string;
  /** The same for the same application, so that sending twice stores it once. */
  idempotencyKey: string;
}

/** A CV takes its time on a slow line. */
const TIMEOUT_MS = 60_000;

/**
 * Sends an application: `POST /web/jobs/apply`, the specification's `postForm` (corporate-site §3, §7), after an invisible captcha.
 * @returns the number by which recruiters find the application, where the service names one
 * @throws ApiError, or an Error, when it was not taken
 */
export async function sendApplication(
  values: ApplicationValues,
  { mode, orderId, culture, idempotencyKey }: Applicant,
): Promise<string | null> {
  const [file] = values.cv;
  if (!file) throw new Error('An application needs a CV');
  const cv = await encodeFile(file);
  const isReferral = mode === 'referral';
  const gRecaptchaResponse = await getCaptchaToken(culture);
  const { data, headers } = await callApi('/web/jobs/apply', {
    culture,
    idempotencyKey,
    timeoutMs: TIMEOUT_MS,
    body: {
      orderId,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      phone: normalizePhone(values.phone),
      email: values.email.trim(),
      cvFileBase64: cv.fileContents,
      fileNameWithExtension: cv.fileName,
      isApprovedTerms: true,
      isReferral,
      referralName: isReferral ? values.referralName.trim() : '',
      referralPhone: isReferral ? normalizePhone(values.referralPhone) : '',
      referralEmail: isReferral ? values.referralEmail.trim() : '',
      gRecaptchaResponse,
    },
  });
  if (!(data as { body?: unknown } | null)?.body) throw new Error('error');
  return headers.get('X-Reference');
}
