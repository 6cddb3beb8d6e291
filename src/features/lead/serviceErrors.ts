import type { FormikErrors } from 'formik';
import { ApiError } from '../../lib/api';
import type { LeadValues } from './leadValues';

/** The form's field for each field of the call that can be wrong. */
const FIELDS: Readonly<Record<string, keyof LeadValues>> = {
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  comments: 'message',
};

/**
 * What the service found wrong, by the form's own fields.
 * @returns null when it was not about fields, or about one that the visitor cannot correct
 */
export function serviceErrors(error: unknown): FormikErrors<LeadValues> | null {
  if (!(error instanceof ApiError) || error.kind !== 'fields') return null;
  const entries = Object.entries(error.errors).map(([name, messages]) => [FIELDS[name], messages[0]]);
  return entries.length > 0 && entries.every(([field]) => field)
    ? (Object.fromEntries(entries) as FormikErrors<LeadValues>)
    : null;
}
