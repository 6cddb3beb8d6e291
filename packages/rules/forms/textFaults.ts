import { readPattern } from '../patterns/readPattern.ts';
import { isEmail } from '../people/isEmail.ts';
import { isIdNumber } from '../people/isIdNumber.ts';
import { normalizePhone } from '../people/normalizePhone.ts';
import { splitExtension } from '../people/splitExtension.ts';
import { countCharacters } from '../text/countCharacters.ts';
import { asksForIdNumber } from './asksForIdNumber.ts';
import { normalizeAnswer } from './normalizeAnswer.ts';

/** The rules for the text of a form field. */
export interface TextRules {
  alias: string;
  /** Type of the input, such as `email`, `tel` or `number`. */
  kind: string;
  /** Regular expression that must match anywhere in the text. */
  pattern?: string | null | undefined;
  /** Maximum number of characters. There is no limit if it is not a positive number. */
  maximumLength?: string | undefined;
}

/**
 * The rule that a text breaks. `digits`: it may contain only digits. `length`: it is too long. `extension`: it would be
 * a valid phone number without its extension. `invalid`: it breaks the field's own rule.
 */
export type TextFault = 'digits' | 'length' | 'extension' | 'invalid';

/** Phone number of any country. It is used for fields without a pattern. */
const PHONE = /^\+?\d{7,15}$/;

function hasShape(kind: string, text: string): boolean {
  if (kind === 'email') return isEmail(text);
  return kind !== 'tel' || PHONE.test(normalizePhone(text));
}

/** Checks whether a text matches a pattern. A phone number may match as typed or in its normalized form. */
function matches(source: string, kind: string, text: string): boolean {
  const pattern = readPattern(source);
  return !pattern || pattern.test(text) || (kind === 'tel' && pattern.test(normalizePhone(text)));
}

function isRight(kind: string, pattern: TextRules['pattern'], text: string): boolean {
  // An e-mail field must contain exactly one valid e-mail address even if it has a pattern, because the server sends
  // mail to it.
  const isShaped = (pattern && kind !== 'email') || hasShape(kind, text);
  return isShaped && (!pattern || matches(pattern, kind, text));
}

function isRightWithoutExtension(kind: string, pattern: TextRules['pattern'], text: string): boolean {
  const { extension, number } = splitExtension(text);
  return kind === 'tel' && extension !== undefined && isRight(kind, pattern, number);
}

/**
 * Checks the text of a field against the field's rules (forms-investors-catalogue §5).
 * @param typed text as typed; it must not be empty after normalization
 * @returns the broken rules, in the order in which their messages are shown
 */
export function textFaults(
  { alias, kind, pattern, maximumLength = '' }: TextRules,
  typed: string,
): TextFault[] {
  const text = normalizeAnswer({ alias, kind }, typed);
  const faults: TextFault[] = [];
  const maximum = Number.parseInt(maximumLength, 10);
  if (kind === 'number' && !/^\d+$/.test(text)) faults.push('digits');
  // Stop here, so that patterns are never matched against texts that are too long.
  if (maximum > 0 && countCharacters(text) > maximum) return [...faults, 'length'];
  if (!isRight(kind, pattern, text))
    faults.push(isRightWithoutExtension(kind, pattern, text) ? 'extension' : 'invalid');
  else if (asksForIdNumber(alias) && !isIdNumber(text)) faults.push('invalid');
  return faults;
}
