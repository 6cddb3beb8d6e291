import type { FormikErrors } from 'formik';
import { LEAD_FIELDS, type LeadValues } from './leadValues';

/** What is reported to analytics of a form that was not valid: the first field's message, else the specification's fallback. */
export function firstErrorMessage(errors: FormikErrors<LeadValues>): string {
  return LEAD_FIELDS.map((field) => errors[field]).find(Boolean) ?? 'Fields are mandatory';
}
