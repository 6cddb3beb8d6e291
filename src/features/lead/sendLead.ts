import { normalizePhone } from '@group/rules/people/normalizePhone';
import { oneLine } from '@group/rules/text/oneLine';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { LeadTarget, LeadValues, LeadVariant } from './leadValues';

interface Sender {
  variant: LeadVariant;
  target: LeadTarget;
  culture: string;
  /** The same for the same lead, so that sending twice stores it once. */
  idempotencyKey: string;
}

/** The fixed status of leads of entitled buyers (project-marketing §7). */
const ENTITLED = 'Entitled';

/** The apartment's texts as the service takes them. */
const inLines = (formData: NonNullable<LeadTarget['formData']>): NonNullable<LeadTarget['formData']> =>
  Object.fromEntries(
    Object.entries(formData).map(([name, value]) => [
      name,
      typeof value === 'string' ? oneLine(value) : value,
    ]),
  );

/** The lead's own part of the payload: an entitled buyer's has its own word for "no project" (project-marketing §7). */
function about(variant: LeadVariant, target: LeadTarget) {
  const { projectId, companyId, projectStatus, toEmail, formType, formData } = target;
  const entitled = variant === 'eligibility';
  return {
    projectId: projectId || (entitled ? 0 : -1),
    companyId: companyId || -1,
    projectStatus: entitled ? ENTITLED : oneLine(projectStatus ?? ''),
    toEmail: toEmail ?? '',
    ...(formType && { formType }),
    ...(formData && { formData: inLines(formData) }),
  };
}

/**
 * Sends a lead: `POST /web/bmby/lead` with the project lead payload (corporate-site §3 and §7), after an invisible captcha.
 * @returns the number by which staff find the lead, where the service names one
 * @throws ApiError, or an Error with the service's own message, when it was not taken
 */
export async function sendLead(
  values: LeadValues,
  { variant, target, culture, idempotencyKey }: Sender,
): Promise<string | null> {
  const gRecaptchaResponse = await getCaptchaToken(culture);
  const { data, headers } = await callApi({ culture, idempotencyKey }, (live, options) =>
    live.POST('/web/bmby/lead', {
      ...options,
      body: {
        ...about(variant, target),
        name: values.fullName.trim(),
        email: values.email.trim(),
        phone: normalizePhone(values.phone),
        comments: variant === 'landing' ? '' : values.message.trim(),
        ...(values.formSubject && { formSubject: oneLine(values.formSubject) }),
        allowedMarketing: values.allowedMarketing,
        allowedSmsAndEmail: values.allowedSmsAndEmail,
        uri: window.location.href,
        gRecaptchaResponse,
      },
    }),
  );
  if (data.body.addLeadSucceeded) return headers.get('X-Reference');
  throw new Error(data.body.errorMessage || 'error');
}
