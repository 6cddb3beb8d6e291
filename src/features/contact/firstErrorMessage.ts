import type { FormikErrors } from 'formik';
import type { ContactValues } from './contactValues';

const ORDER = ['fullName', 'email', 'subject', 'phone'] as const;

/**
 * Returns the message to report to analytics: the first of name, email, subject and phone, otherwise 'subject error'
 * (corporate-site §5).
 */
export function firstErrorMessage(errors: FormikErrors<ContactValues>): string {
  return ORDER.map((field) => errors[field]).find(Boolean) ?? 'subject error';
}
