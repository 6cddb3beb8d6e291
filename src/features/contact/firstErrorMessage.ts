import type { FormikErrors } from 'formik';
import type { ContactValues } from './contactValues';

const ORDER = ['fullName', 'email', 'phone', 'subject'] as const;

/**
 * What is reported to analytics of a form that was not valid: the first message there is of name, email, phone and subject, else
 * 'subject error'
 * (corporate-site §5).
 */
export function firstErrorMessage(errors: FormikErrors<ContactValues>): string {
  return ORDER.map((field) => errors[field]).find(Boolean) ?? 'subject error';
}
