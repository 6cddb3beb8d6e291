import { normalizePhone } from '@group/rules/people/normalizePhone';
import { REPLY_WORDS, visitorLanguage } from '../replyWords';

/** Whether a whole text is one e-mail address that may stand in a `mailto:` link. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>?&,;:"]+@[^\s@<>?&,;:"]+\.[^\s@<>?&,;:".]+$/.test(text);

/** The link that calls a number, however it is written; null when it holds anything but digits. */
export function telLink(phone: string): string | null {
  const digits = normalizePhone(phone);
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/**
 * The link that begins an answer by mail.
 * @param email as it was sent
 * @param reference the number that the visitor knows
 * @param language the visitor's; Hebrew where it is not known
 * @returns null when it is no address
 */
export function mailLink(email: string, reference: string, language: unknown): string | null {
  if (!isEmail(email)) return null;
  const subject = REPLY_WORDS[visitorLanguage(language)].subject(reference);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
