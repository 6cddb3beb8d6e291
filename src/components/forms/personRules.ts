import { isEmail } from '@group/rules/people/isEmail';
import { isFullName } from '@group/rules/people/isFullName';
import { isIdNumber } from '@group/rules/people/isIdNumber';
import { isNamePart } from '@group/rules/people/isNamePart';
import { isPhone } from '@group/rules/people/isPhone';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizeName } from '@group/rules/people/normalizeName';
import { isInternational, phoneFault, type PhoneFault } from '@group/rules/people/readPhone';
import { countCharacters } from '@group/rules/text/countCharacters';
import { trimLine } from '@group/rules/text/oneLine';
import { string } from 'yup';
import { isForeignPhone } from '../../lib/isForeignPhone';

/** Creates a Yup string schema that normalizes the text before it is validated. */
const normalized = (normalize: (text: string) => string) =>
  string().transform((value: unknown) => (typeof value === 'string' ? normalize(value) : value));

interface RuleTexts {
  /** Error message for an invalid value. */
  invalid: string;
  /** Error message for an empty field. The default is `invalid`. */
  missing?: string;
}

/** Validation rule for a full name. */
export const fullNameRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeName).required(missing).test('name', invalid, isFullName);

/** Validation rule for a first or last name, which may consist of a single letter. */
export const namePartRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeName)
    .required(missing)
    .test('name', invalid, (name) => name === '' || isNamePart(name));

const PHONE_FAULT_TEXTS = {
  extension: 'forms:phoneExtension',
  landline: 'forms:phoneLandline',
  landlineExtension: 'forms:phoneLandlineExtension',
} as const satisfies Record<PhoneFault, string>;

/**
 * Validation rule for a phone number: ten digits for Israel, or a valid number of another country. Extensions are
 * rejected.
 * @param t translation function of any namespace
 */
export const phoneRule = (
  t: (key: (typeof PHONE_FAULT_TEXTS)[PhoneFault]) => string,
  { invalid, missing = invalid }: RuleTexts,
) =>
  normalized(trimLine)
    .required(missing)
    .test('phone', invalid, (text, { createError }) => {
      const fault = phoneFault(text);
      if (fault) return createError({ message: t(PHONE_FAULT_TEXTS[fault]) });
      return isPhone(text) || (isInternational(text) && isForeignPhone(text));
    });

/** Validation rule for an Israeli identity number (forms-investors-catalogue §5, project-marketing §5). */
export const idNumberRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeIdNumber).required(missing).test('idNumber', invalid, isIdNumber);

/** Validation rule for a required e-mail address. */
export const emailRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeEmail).required(missing).test('email', invalid, isEmail);

/** Validation rule for an optional e-mail address. */
export const optionalEmailRule = ({ invalid }: RuleTexts) =>
  normalized(normalizeEmail)
    .default('')
    .test('email', invalid, (value) => value === '' || isEmail(value));

/** Validation rule for an optional text with a maximum length. */
export const optionalTextRule = (max: number, tooLong: string) =>
  string()
    .trim()
    .default('')
    .test('max', tooLong, (text) => countCharacters(text) <= max);
