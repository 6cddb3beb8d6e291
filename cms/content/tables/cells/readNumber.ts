import { foldDigits } from '@group/rules/text/foldDigits';
import { removeAllInvisible } from '@group/rules/text/removeInvisible';
import { withoutUnit, type Unit } from './units';

/**
 * Patterns of plain numbers, and of numbers with one kind of thousands separator, which must precede exactly three
 * digits.
 */
const PLAIN = /^\d+(?:\.\d+)?$/;
const GROUPED = /^[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
/**
 * A comma is a decimal comma if one or two digits follow it, if it follows a single 0, or if the number has another
 * thousands separator.
 */
const DECIMAL_COMMA = /^(?:\d+,\d{1,2}|0,\d+|[1-9]\d{0,2}([. ])\d{3}(?:\1\d{3})*,\d+)$/;
/** Number of significant digits in spreadsheets. Further digits are rounding errors of binary fractions. */
const DIGITS = 15;

/**
 * Parses a number as people type it. Accepts thousands separators, a decimal comma, digits of other scripts, a sign
 * before or after the number, and brackets for negative numbers.
 * @param unit unit that the cell may name
 * @returns undefined for anything else, such as wrongly grouped digits (`87,00,000`)
 */
export function readNumber(cell: string, unit?: Unit): number | undefined {
  const typed = foldDigits(removeAllInvisible(cell))
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replace(/[’׳]/g, "'")
    .replace(/[״“”]|''/g, '"')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/\s+/g, ' ');
  const text = (unit ? withoutUnit(typed, unit) : typed).trim();
  const [, before = '', inBrackets, plain, after = ''] =
    /^(-?) ?(?:\(([^()]+)\)|([^()-]+?)) ?(-?)$/.exec(text) ?? [];
  const amount = (inBrackets ?? plain ?? '').trim();
  if ([before, after, inBrackets].filter(Boolean).length > 1) return undefined;
  let digits: string;
  if (PLAIN.test(amount)) digits = amount;
  else if (GROUPED.test(amount)) digits = amount.replace(/[, ']/g, '');
  else if (GROUPED_BY_POINTS.test(amount)) digits = amount.replaceAll('.', '');
  else if (DECIMAL_COMMA.test(amount)) digits = amount.replace(/[. ]/g, '').replace(',', '.');
  else return undefined;
  const number = Number(Number(digits).toPrecision(DIGITS));
  return (before || after || inBrackets) && number !== 0 ? -number : number;
}
