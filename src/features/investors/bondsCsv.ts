import { timeText } from './figures';
import type { Bond } from './marketCalls';

/** Byte order mark. Without it, spreadsheet programs do not recognize the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Matches text that a spreadsheet program would run as a formula. An apostrophe in front of it makes it plain text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats the bonds as CSV for spreadsheet programs, one line per bond. Numbers have no separators or units, and
 * unknown values are empty cells.
 * @param heads column headers: name, last rate, change, volume of the series, low and high of 52 weeks, daily volume,
 *   last transaction
 */
export function bondsCsv(bonds: readonly Bond[], heads: readonly string[]): string {
  const rows = bonds.map((bond) => [
    bond.bondName,
    bond.securityLastRate,
    bond.changeValue,
    bond.bondVolume,
    bond.range52Weeks.low,
    bond.range52Weeks.high,
    bond.securityDailyAggVolume,
    bond.lastTransaction && timeText(bond.lastTransaction),
  ]);
  return BYTE_ORDER_MARK + [heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}
