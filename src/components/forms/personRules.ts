import { isEmail } from '@group/rules/people/isEmail';
import { isFullName } from '@group/rules/people/isFullName';
import { isIdNumber } from '@group/rules/people/isIdNumber';
import { isNamePart } from '@group/rules/people/isNamePart';
import { isPhone } from '@group/rules/people/isPhone';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizeName } from '@group/rules/people/normalizeName';
import { countCharacters } from '@group/rules/text/countCharacters';
import { string } from 'yup';

/** Validates, and returns, the normalized text. */
const normalized = (normalize: (text: string) => string) =>
  string().transform((value: unknown) => (typeof value === 'string' ? normalize(value) : value));

interface RuleTexts {
  /** Message of an invalid value. */
  invalid: string;
  /** Message of an empty field; `invalid` where it is missing. */
  missing?: string;
}

/** A full name. */
export const fullNameRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeName).required(missing).test('name', invalid, isFullName);

/** One part of a name, such as the first, which may be a single letter. */
export const namePartRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeName)
    .required(missing)
    .test('name', invalid, (name) => name === '' || isNamePart(name));

/** A phone number. */
export const phoneRule = ({ invalid, missing = invalid }: RuleTexts) =>
  string().trim().required(missing).test('digits', invalid, isPhone);

/** An Israeli identity number (forms-investors-catalogue §5, project-marketing §5). */
export const idNumberRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeIdNumber).required(missing).test('idNumber', invalid, isIdNumber);

/** An e-mail address. */
export const emailRule = ({ invalid, missing = invalid }: RuleTexts) =>
  normalized(normalizeEmail).required(missing).test('email', invalid, isEmail);

/** An e-mail address, or nothing. */
export const optionalEmailRule = ({ invalid }: RuleTexts) =>
  normalized(normalizeEmail)
    .default('')
    .test('email', invalid, (value) => value === '' || isEmail(value));

/** An optional text with a maximum length. */
export const optionalTextRule = (max: number, tooLong: string) =>
  string()
    .trim()
    .default('')
    .test('max', tooLong, (text) => countCharacters(text) <= max);
