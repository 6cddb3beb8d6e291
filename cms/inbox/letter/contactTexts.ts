import { normalizePhone } from '@group/rules/people/normalizePhone';
import { REPLY_TEXTS, visitorLanguage } from '../replyTexts';

/** Checks whether the whole text is one e-mail address that is safe to use in a `mailto:` link. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>?&,;:"]+@[^\s@<>?&,;:"]+\.[^\s@<>?&,;:".]+$/.test(text);

/** Builds a `tel:` link; null when the number contains anything but digits and separators. */
export function telLink(phone: string): string | null {
  const digits = normalizePhone(phone);
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/**
 * Builds a `mailto:` link for replying to a visitor.
 * @param email the e-mail address as submitted
 * @param reference reference number known to the visitor
 * @param language the visitor's language; Hebrew if unknown
 * @returns null for an invalid e-mail address
 */
export function mailLink(email: string, reference: string, language: unknown): string | null {
  if (!isEmail(email)) return null;
  const subject = REPLY_TEXTS[visitorLanguage(language)].subject(reference);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
