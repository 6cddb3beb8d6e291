import type { FormikErrors } from 'formik';

/** Returns the message to report to analytics: the first field's, or the specified fallback. */
export function firstErrorMessage<Values>(
  errors: FormikErrors<Values>,
  fields: readonly (keyof Values & string)[],
  fallback = 'Fields are mandatory',
): string {
  const first = fields.map((field) => errors[field]).find(Boolean);
  return first ? String(first) : fallback;
}
