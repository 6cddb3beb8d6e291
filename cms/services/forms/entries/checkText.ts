import type { FieldDto } from '../contract';
import { fieldTypeOf } from '../fieldTypes';
import type { Locale } from '../../../platform/locales';
import { emailField } from '../../../intake/fields/emailField';
import { normalizePhone } from '../../../intake/fields/phoneField';
import { entryText } from './entryTexts';
import { isIdNumber } from '@group/rules/people/isIdNumber';
import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { linearPattern } from '@group/rules/patterns/linearPattern';
import { PatternFault } from '@group/rules/patterns/parsePattern';
import { asksForIdNumber } from './asksForIdNumber';

/** What is said of a value that is not as it must be: the field's own message. */
export const invalidText = (field: FieldDto, language: Locale): string =>
  field.patternInvalidErrorMessage || entryText('invalid', language, field.caption);

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/**
 * A pattern holds where it is found, as in the browser; editors anchor it. One that cannot be read, or not be run in linear time, forbids
 * nothing: none is saved any more.
 */
function matches(pattern: string, text: string): boolean {
  try {
    return linearPattern(pattern).test(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PatternFault) return true;
    throw error;
  }
}

/** A phone number may be written as people write it: also what remains of it without separators and country code may match (design §6). */
const meets = (pattern: string, kind: string, text: string): boolean =>
  matches(pattern, text) || (kind === 'tel' && matches(pattern, normalizePhone(text)));

function hasShape(kind: string, text: string): boolean {
  if (kind === 'email') return emailField.safeParse(text).success;
  if (kind === 'tel') return /^\+?\d{7,15}$/.test(normalizePhone(text));
  return true;
}

/**
 * Checks what was typed into a field against all of its rules (forms-investors-catalogue §5).
 * @param text not empty
 * @returns what is wrong, in the order in which the site says it; none when it is right
 */
export function checkText(field: FieldDto, text: string, language: Locale): string[] {
  const { settings, pattern, alias } = field;
  const kind = settings.fieldType?.toLowerCase() ?? '';
  const invalid = invalidText(field, language);
  if (fieldTypeOf(field) === 'date') return isDay(text) ? [] : [invalid];
  const errors: string[] = [];
  const maximum = Number.parseInt(settings.maximumLength ?? '', 10);
  if (kind === 'number' && !/^\d+$/.test(text)) errors.push(entryText('numericOnly', language));
  // Characters as people count them: most emoji are one, not two.
  if (maximum > 0 && [...text].length > maximum) {
    // No pattern is tried on a text that is too long: it could take its time.
    return [...errors, `${entryText('maximumLength', language)} ${maximum}`];
  }
  // An address is mailed and answered: whatever the editor's pattern lets pass, it is one address.
  const isShaped = (pattern && kind !== 'email') || hasShape(kind, text);
  const wrong = !isShaped || (pattern && !meets(pattern, kind, text));
  if (wrong || (asksForIdNumber(alias) && !isIdNumber(normalizeIdNumber(text)))) errors.push(invalid);
  return errors;
}
