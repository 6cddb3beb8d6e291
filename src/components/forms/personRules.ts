import { string } from 'yup';
import { EMAIL_PATTERN } from '../../lib/emailPattern';
import { normalizePhone } from '../../lib/normalizePhone';

const PHONE = /^\d{10}$/;
const NAME_MIN = 5;
const NAME_MAX = 50;

interface RuleTexts {
  /** Said of what is not as it should be. */
  invalid: string;
  /** Said of an empty field; else the same. */
  missing?: string;
}

const filled = ({ invalid, missing = invalid }: RuleTexts) => string().trim().required(missing);

/** A full name of 5 to 50 characters (corporate-site §9). */
export const fullNameRule = (texts: RuleTexts) =>
  filled(texts).min(NAME_MIN, texts.invalid).max(NAME_MAX, texts.invalid);

/** A phone number of ten digits, however it is written (corporate-site §9, design §6). */
export const phoneRule = (texts: RuleTexts) =>
  filled(texts).test('digits', texts.invalid, (value) => PHONE.test(normalizePhone(value)));

/** An e-mail address. */
export const emailRule = (texts: RuleTexts) => filled(texts).matches(EMAIL_PATTERN, texts.invalid);
