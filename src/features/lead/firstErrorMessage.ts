import type { FormikErrors } from 'formik';
import { LEAD_FIELDS, type LeadValues, type LeadVariant } from './leadValues';

/** Returns the message to report to analytics: the first field's, or the specified fallback. */
export function firstErrorMessage(errors: FormikErrors<LeadValues>, variant: LeadVariant): string {
  return LEAD_FIELDS[variant].map((field) => errors[field]).find(Boolean) ?? 'Fields are mandatory';
}
