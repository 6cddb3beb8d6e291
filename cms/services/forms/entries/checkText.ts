import { textFaults, type TextFault } from '@group/rules/forms/textFaults';
import { isDay } from '@group/rules/time/days';
import type { Locale } from '../../../platform/locales/locales';
import type { FieldDto } from '../contract';
import { fieldTypeOf } from '../fieldTypes';
import { entryText } from './entryTexts';

/** Returns the error message for an invalid value: the field's own message if it has one, otherwise the default. */
export const invalidText = (field: FieldDto, language: Locale): string =>
  field.patternInvalidErrorMessage || entryText('invalid', language, field.caption);

const MESSAGES = {
  digits: ({ language }) => entryText('numericOnly', language),
  length: ({ field, language }) =>
    `${entryText('maximumLength', language)} ${Number.parseInt(field.settings.maximumLength ?? '', 10)}`,
  extension: ({ field, language }) => entryText('extension', language, field.caption),
  invalid: ({ field, language }) => invalidText(field, language),
} satisfies Record<TextFault, (of: { field: FieldDto; language: Locale }) => string>;

/**
 * Validates the text that a visitor entered in a field.
 * @param text trimmed text, not empty
 * @returns error messages in the order in which the site shows them
 */
export function checkText(field: FieldDto, text: string, language: Locale): string[] {
  const { alias, settings, pattern } = field;
  if (fieldTypeOf(field) === 'date') return isDay(text) ? [] : [invalidText(field, language)];
  const kind = settings.fieldType?.toLowerCase() ?? '';
  const faults = textFaults({ alias, kind, pattern, maximumLength: settings.maximumLength }, text);
  return faults.map((fault) => MESSAGES[fault]({ field, language }));
}
