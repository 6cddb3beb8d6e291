import type { TFunction } from 'i18next';
import { array, boolean, mixed, string, type Schema, type StringSchema } from 'yup';
import { fileFault } from '../../../components/forms/FileField/sortFiles';
import { countCharacters } from '../../../lib/countCharacters';
import { EMAIL_PATTERN } from '../../../lib/emailPattern';
import { normalizePhone } from '../../../lib/normalizePhone';
import type { FormField } from '../definition/FormDefinition';
import { isIdNumber } from '@group/rules/people/isIdNumber';
import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { linearPattern, type LinearPattern } from '@group/rules/patterns/linearPattern';
import { PatternFault } from '@group/rules/patterns/parsePattern';
import { asksForIdNumber } from '../values/asksForIdNumber';
import { FILE_CAPS } from './limits';

type Texts = TFunction<'dynamicForm'>;

const DIGITS = /^\d+$/;

/** The pattern of an editor; one that cannot be read, or not be run in linear time, is left to the server. */
function patternOf({ pattern }: FormField): LinearPattern | null {
  try {
    return pattern ? linearPattern(pattern) : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PatternFault) return null;
    throw error;
  }
}

/** What is said of a required field that is empty: its own message. */
export const requiredMessage = ({ requiredErrorMessage, caption }: FormField, t: Texts): string =>
  requiredErrorMessage || t('required', { caption });

/** What is said of a value, or a file, that is not as it must be: the field's own message. */
export const invalidMessage = ({ patternInvalidErrorMessage, caption }: FormField, t: Texts): string =>
  patternInvalidErrorMessage || t('invalid', { caption });

/** Adds a rule for texts; an empty one is the business of `required` alone. */
const rule = (schema: StringSchema, name: string, message: string, holds: (value: string) => boolean) =>
  schema.test(name, message, (value) => !value || holds(value));

const EMAIL_MAX = 254;
const PHONE = /^\+?\d{7,15}$/;

/** What an e-mail address looks like at least, and a telephone number where the editors gave no pattern. */
function hasShape({ kind }: FormField, value: string): boolean {
  if (kind === 'email') return value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value);
  return kind !== 'tel' || PHONE.test(normalizePhone(value));
}

/** A phone number may be written as people write it: also what remains of it without separators and country code may match (design §6). */
const meets = (pattern: LinearPattern, { kind }: FormField, value: string): boolean =>
  pattern.test(value) || (kind === 'tel' && pattern.test(normalizePhone(value)));

function textSchema(field: FormField, t: Texts): Schema {
  const maximum = Number.parseInt(field.settings.maximumLength ?? '', 10);
  const pattern = patternOf(field);
  const invalid = invalidMessage(field, t);
  let schema = string().trim();
  if (field.required) schema = schema.required(requiredMessage(field, t));
  if (field.kind === 'number') {
    schema = rule(schema, 'digits', t('numericOnly'), (value) => DIGITS.test(value));
  }
  if (maximum > 0) {
    const message = `${t('maximumLength')} ${maximum}`;
    schema = rule(schema, 'maximumLength', message, (value) => countCharacters(value) <= maximum);
  }
  // An address is one address, whatever the editor's pattern lets pass: the server answers to it.
  const isShaped = (value: string) => (field.pattern && field.kind !== 'email') || hasShape(field, value);
  schema = rule(schema, 'shape', invalid, (value) =>
    Boolean(isShaped(value) && (!pattern || meets(pattern, field, value))),
  );
  if (asksForIdNumber(field.alias))
    schema = rule(schema, 'idNumber', invalid, (value) => isIdNumber(normalizeIdNumber(value)));
  return schema;
}

function filesSchema(field: FormField, t: Texts): Schema {
  const rules = { extensions: field.files.extensions, ...FILE_CAPS };
  const schema = array(mixed<File>().required()).test(
    'files',
    invalidMessage(field, t),
    (files) => files?.every((file) => fileFault(file, rules) === null) ?? true,
  );
  return field.required ? schema.min(1, requiredMessage(field, t)) : schema;
}

/**
 * The rules of one field that is shown (specification §5).
 * @param field of the form
 * @param t texts of the namespace `dynamicForm`
 * @returns null for fields that are not filled in
 */
export function fieldSchema(field: FormField, t: Texts): Schema | null {
  switch (field.kind) {
    case 'static':
    case 'captcha':
    case 'unknown':
    case 'hidden':
      return null;
    case 'checkbox':
    case 'consent':
      return field.required ? boolean().oneOf([true], requiredMessage(field, t)) : boolean();
    case 'multipleChoice': {
      const schema = array(string().required());
      return field.required ? schema.min(1, requiredMessage(field, t)) : schema;
    }
    case 'file':
      return filesSchema(field, t);
    case 'shortAnswer':
    case 'longAnswer':
    case 'number':
    case 'tel':
    case 'email':
    case 'dropdown':
    case 'singleChoice':
    case 'date':
      return textSchema(field, t);
  }
}
