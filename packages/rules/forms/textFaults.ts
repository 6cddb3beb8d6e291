import { readPattern } from '../patterns/readPattern.ts';
import { isEmail } from '../people/isEmail.ts';
import { isIdNumber } from '../people/isIdNumber.ts';
import { normalizePhone } from '../people/normalizePhone.ts';
import { splitExtension } from '../people/splitExtension.ts';
import { countCharacters } from '../text/countCharacters.ts';
import { asksForIdNumber } from './asksForIdNumber.ts';
import { normalizeAnswer } from './normalizeAnswer.ts';

/** Rules of a field for its text. */
export interface TextRules {
  alias: string;
  /** The type of the input, such as `email`, `tel` or `number`. */
  kind: string;
  /** A regular expression, matched anywhere in the text. */
  pattern?: string | null | undefined;
  /** Maximum number of characters; unlimited unless it is a positive number. */
  maximumLength?: string | undefined;
}

/** A broken rule: digits only, the maximum length, a phone number without its extension, or the field's own rule. */
export type TextFault = 'digits' | 'length' | 'extension' | 'invalid';

/** A phone number of any country, for fields without a pattern. */
const PHONE = /^\+?\d{7,15}$/;

function hasShape(kind: string, text: string): boolean {
  if (kind === 'email') return isEmail(text);
  return kind !== 'tel' || PHONE.test(normalizePhone(text));
}

/** A phone number may match as typed or normalized. */
function matches(source: string, kind: string, text: string): boolean {
  const pattern = readPattern(source);
  return !pattern || pattern.test(text) || (kind === 'tel' && pattern.test(normalizePhone(text)));
}

function isRight(kind: string, pattern: TextRules['pattern'], text: string): boolean {
  // Requires one address regardless of the pattern, because the server writes to it.
  const isShaped = (pattern && kind !== 'email') || hasShape(kind, text);
  return isShaped && (!pattern || matches(pattern, kind, text));
}

function isRightWithoutExtension(kind: string, pattern: TextRules['pattern'], text: string): boolean {
  const { extension, number } = splitExtension(text);
  return kind === 'tel' && extension !== undefined && isRight(kind, pattern, number);
}

/**
 * Checks the text of a field against its rules (forms-investors-catalogue §5).
 * @param typed not empty when normalized
 * @returns the broken rules, in the order of their messages
 */
export function textFaults(
  { alias, kind, pattern, maximumLength = '' }: TextRules,
  typed: string,
): TextFault[] {
  const text = normalizeAnswer({ alias, kind }, typed);
  const faults: TextFault[] = [];
  const maximum = Number.parseInt(maximumLength, 10);
  if (kind === 'number' && !/^\d+$/.test(text)) faults.push('digits');
  // Does not match patterns on too long texts.
  if (maximum > 0 && countCharacters(text) > maximum) return [...faults, 'length'];
  if (!isRight(kind, pattern, text))
    faults.push(isRightWithoutExtension(kind, pattern, text) ? 'extension' : 'invalid');
  else if (asksForIdNumber(alias) && !isIdNumber(text)) faults.push('invalid');
  return faults;
}
