import { normalizeAnswer } from '@group/rules/forms/normalizeAnswer';
import { textFaults, type TextFault } from '@group/rules/forms/textFaults';
import type { TFunction } from 'i18next';
import { array, boolean, mixed, string, type Schema } from 'yup';
import { areOnlyEmpty, sortFiles } from '../../../components/forms/FileField/sortFiles';
import type { FormField } from '../definition/FormDefinition';
import { FILE_CAPS } from './limits';

type Texts = TFunction<'dynamicForm'>;

/** Returns the message for an empty required field: the one that the editors wrote for it, or a general one. */
export const requiredMessage = ({ requiredErrorMessage, caption }: FormField, t: Texts): string =>
  requiredErrorMessage || t('required', { caption });

/** Returns the message for an invalid value or file: the one that the editors wrote for the field, or a general one. */
export const invalidMessage = ({ patternInvalidErrorMessage, caption }: FormField, t: Texts): string =>
  patternInvalidErrorMessage || t('invalid', { caption });

function textSchema(field: FormField, t: Texts): Schema {
  const { maximumLength } = field.settings;
  const messages: Readonly<Record<TextFault, string>> = {
    digits: t('numericOnly'),
    length: `${t('maximumLength')} ${Number.parseInt(maximumLength ?? '', 10)}`,
    extension: t('extension', { caption: field.caption }),
    invalid: invalidMessage(field, t),
  };
  let schema = string().transform((value: unknown) =>
    typeof value === 'string' ? normalizeAnswer(field, value) : value,
  );
  if (field.required) schema = schema.required(requiredMessage(field, t));
  return schema.test('text', (value, { createError }) => {
    const [fault] = value ? textFaults({ ...field, maximumLength }, value) : [];
    return fault === undefined || createError({ message: messages[fault] });
  });
}

function filesSchema(field: FormField, t: Texts): Schema {
  const rules = { extensions: field.files.extensions, ...FILE_CAPS };
  const schema = array(mixed<File>().required()).test('files', (files = [], { createError }) => {
    const { rejected } = sortFiles(files, rules);
    if (rejected.length === 0) return true;
    const message = areOnlyEmpty(rejected, rules) ? t('forms:chosenFileEmpty') : invalidMessage(field, t);
    return createError({ message });
  });
  return field.required ? schema.min(1, requiredMessage(field, t)) : schema;
}

/**
 * Creates the validation rules of a field (forms-investors-catalogue §5).
 * @param t translation function of the namespace `dynamicForm`
 * @returns null if the field has no input
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
