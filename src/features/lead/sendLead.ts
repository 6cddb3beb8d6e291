import { normalizePhone } from '@group/rules/people/normalizePhone';
import { oneLine } from '@group/rules/text/oneLine';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import type { LeadTarget, LeadValues, LeadVariant } from './leadValues';

interface Lead extends FormRequest {
  variant: LeadVariant;
  target: LeadTarget;
}

/** Fixed status of eligibility leads (project-marketing §7). */
const ENTITLED = 'Entitled';

/** Joins the apartment's texts into lines, as the service expects. */
const inLines = (formData: NonNullable<LeadTarget['formData']>): NonNullable<LeadTarget['formData']> =>
  Object.fromEntries(
    Object.entries(formData).map(([name, value]) => [
      name,
      typeof value === 'string' ? oneLine(value) : value,
    ]),
  );

/**
 * Returns the variant's part of the payload. Eligibility leads have a special value for "no project"
 * (project-marketing §7).
 */
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
 * Sends a lead: `POST /web/bmby/lead` with the project lead payload (corporate-site §3, §7), with an invisible
 * captcha.
 * @returns the reference number, if any
 * @throws ApiError, or Error with the service's message, when it was not accepted
 */
export async function sendLead(
  values: LeadValues,
  { variant, target, ...request }: Lead,
): Promise<string | null> {
  const gRecaptchaResponse = await request.captcha();
  const { data, headers } = await callApi(request, (live, options) =>
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
