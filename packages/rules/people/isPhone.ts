import { normalizePhone } from './normalizePhone.ts';

/** Israeli numbers of ten digits: mobile numbers (05) and Internet telephony (07). */
const PHONE = /^0[57]\d{8}$/;

/** Maximum length of a phone number as typed, including separators. */
export const PHONE_TYPED_MAX = 30;

/**
 * Checks whether a text is an Israeli phone number of ten digits, in any notation (corporate-site §9, project-marketing
 * §5).
 */
export const isPhone = (text: string): boolean =>
  text.length <= PHONE_TYPED_MAX && PHONE.test(normalizePhone(text));
