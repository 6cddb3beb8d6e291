import { normalizeEmail } from '../people/normalizeEmail.ts';
import { normalizeIdNumber } from '../people/normalizeIdNumber.ts';
import { foldDigits } from '../text/foldDigits.ts';
import { trimLine } from '../text/oneLine.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';
import { asksForIdNumber } from './asksForIdNumber.ts';

interface AnsweredField {
  alias: string;
  /** Type of the input, such as `email`, `tel` or `number`. */
  kind: string;
}

/**
 * Normalizes the value of a field before it is validated. Invisible characters are removed everywhere in numbers and
 * e-mail addresses, but only at both ends of other texts.
 */
export function normalizeAnswer({ alias, kind }: AnsweredField, text: string): string {
  if (kind === 'email') return normalizeEmail(text);
  if (asksForIdNumber(alias)) return normalizeIdNumber(text);
  if (kind === 'number') return foldDigits(removeAllInvisible(text)).trim();
  if (kind === 'tel') return removeAllInvisible(text).trim();
  return trimLine(text);
}
