import type { FormikErrors } from 'formik';

/** Returns the error message to report to analytics: that of the first field with an error, otherwise the fallback. */
export function firstErrorMessage<Values>(
  errors: FormikErrors<Values>,
  fields: readonly (keyof Values & string)[],
  fallback = 'Fields are mandatory',
): string {
  const first = fields.map((field) => errors[field]).find(Boolean);
  return first ? String(first) : fallback;
}
