import { timeText } from './figures';
import type { Bond } from './marketCalls';

/** Byte order mark, by which spreadsheets detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets execute cells with these first characters; a leading apostrophe makes them text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats the bonds as CSV for spreadsheets, one line per bond, with plain numbers. Unknown values are empty
 * cells.
 * @param heads names of the columns: name, last rate, change, volume of the series, low and high of 52 weeks,
 * daily volume, last transaction
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
