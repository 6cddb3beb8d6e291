import type { FormikErrors } from 'formik';
import { ApiError } from '../../lib/api/ApiError';

/**
 * What the service found wrong, by the form's own fields.
 * @param error why a call failed
 * @param fields the form's field for each field of the call that a visitor can correct
 * @returns null when it was not about fields, or about one that is not among them
 */
export function serviceErrors<Values extends object>(
  error: unknown,
  fields: Readonly<Record<string, keyof Values & string>>,
): FormikErrors<Values> | null {
  if (!(error instanceof ApiError) || error.kind !== 'fields') return null;
  const entries = Object.entries(error.errors).map(([name, messages]) => [fields[name], messages[0]]);
  return entries.length > 0 && entries.every(([field]) => field)
    ? (Object.fromEntries(entries) as FormikErrors<Values>)
    : null;
}
