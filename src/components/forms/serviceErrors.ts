import type { FormikErrors } from 'formik';
import { ApiError } from '../../lib/api/ApiError';

/**
 * Maps field errors from the server's response to the fields of the form.
 * @param fields maps each field name of the request to the form's field
 * @returns null if the error has no field errors, or if one of its fields is not mapped
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
