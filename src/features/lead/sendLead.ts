import { normalizePhone } from '@group/rules/people/normalizePhone';
import { oneLine } from '@group/rules/text/oneLine';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import type { LeadTarget, LeadValues, LeadVariant } from './leadValues';

interface Lead extends FormRequest {
  variant: LeadVariant;
  target: LeadTarget;
}

/** Project status that is sent with every eligibility lead (project-marketing §7). */
const ENTITLED = 'Entitled';

/** Converts each text about the apartment to a single line, as the service expects. */
const inLines = (formData: NonNullable<LeadTarget['formData']>): NonNullable<LeadTarget['formData']> =>
  Object.fromEntries(
    Object.entries(formData).map(([name, value]) => [
      name,
      typeof value === 'string' ? oneLine(value) : value,
    ]),
  );

/**
 * Returns the part of the request that depends on the variant. A missing project is sent as 0 in eligibility leads and
 * as -1 in others (project-marketing §7).
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
 * Sends a lead through `POST /web/bmby/lead` with the payload of a project lead (corporate-site §3, §7), protected by
 * an invisible captcha.
 * @returns the reference number, or null if the service returned none
 * @throws ApiError, or Error with the service's message, if the lead was not accepted
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
