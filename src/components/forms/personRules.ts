import { string } from 'yup';
import { countCharacters } from '../../lib/countCharacters';
import { EMAIL_PATTERN } from '../../lib/emailPattern';
import { isIdNumber } from '@group/rules/people/isIdNumber';
import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizePhone } from '../../lib/normalizePhone';
import { withoutDirectionMarks } from '@group/rules/text/withoutDirectionMarks';

/** Ten digits as numbers of ten digits begin in Israel: of mobile phones, and of telephony over the Internet. */
const PHONE = /^0[57]\d{8}$/;
/** A phone number as it is typed, with its separators. */
const PHONE_TYPED_MAX = 30;
const EMAIL_MAX = 254;
const NAME_MIN = 5;
const NAME_MAX = 50;

/** Letters of any language, with the signs that stand in names: Anne-Marie, O'Neil, ז׳בוטינסקי, בן־דוד. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} .'’"׳״־-]*[\p{L}\p{M}.'’"׳״])?$/u;

const isName = (name: string): boolean => countCharacters(name) <= NAME_MAX && NAME.test(name);

/** A name as the services count and keep it: on one line, with single spaces. */
const normalizeName = (text: string): string => withoutDirectionMarks(text).replace(/\s+/g, ' ').trim();

/** The beginning of a rule for names: what is checked is what will be kept. */
const nameText = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? normalizeName(value) : value));

interface RuleTexts {
  /** Said of what is not as it should be. */
  invalid: string;
  /** Said of an empty field; else the same. */
  missing?: string;
}

const filled = ({ invalid, missing = invalid }: RuleTexts) => string().trim().required(missing);

/** A full name of 5 to 50 letters, with the signs of names (corporate-site §9; the pattern of project-marketing §5). */
export const fullNameRule = ({ invalid, missing = invalid }: RuleTexts) =>
  nameText()
    .required(missing)
    .test('name', invalid, (name) => countCharacters(name) >= NAME_MIN && isName(name));

/** One part of a name, such as the first, which may be a single letter. */
export const namePartRule = ({ invalid, missing = invalid }: RuleTexts) =>
  nameText()
    .required(missing)
    .test('name', invalid, (name) => name === '' || isName(name));

/** A phone number of ten digits, however it is written (corporate-site §9, the phone pattern of project-marketing §5, design §6). */
export const phoneRule = (texts: RuleTexts) =>
  filled(texts).test(
    'digits',
    texts.invalid,
    (value) => value.length <= PHONE_TYPED_MAX && PHONE.test(normalizePhone(value)),
  );

/** An Israeli identity number, however it is written (forms-investors-catalogue §5, project-marketing §5). */
export const idNumberRule = ({ invalid, missing = invalid }: RuleTexts) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizeIdNumber(value) : value))
    .required(missing)
    .test('idNumber', invalid, isIdNumber);

/** The beginning of a rule for addresses: what cannot be seen in the field is not sent. */
const addressText = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? withoutDirectionMarks(value) : value))
    .trim();

/** An e-mail address. */
export const emailRule = ({ invalid, missing = invalid }: RuleTexts) =>
  addressText().required(missing).max(EMAIL_MAX, invalid).matches(EMAIL_PATTERN, invalid);

/** An e-mail address, or nothing. */
export const optionalEmailRule = ({ invalid }: RuleTexts) =>
  addressText()
    .default('')
    .test(
      'email',
      invalid,
      (value) => value === '' || (value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value)),
    );

/** A text that may be missing and has a greatest length. */
export const optionalTextRule = (max: number, tooLong: string) =>
  string()
    .trim()
    .default('')
    .test('max', tooLong, (text) => countCharacters(text) <= max);
