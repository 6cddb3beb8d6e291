import type { FormikErrors } from 'formik';
import { ApiError } from '../../lib/api/ApiError';

/**
 * Maps field errors of the service to the form's fields.
 * @param fields the form's field by field of the call
 * @returns null if the error concerns no field, or a field that is not mapped
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
