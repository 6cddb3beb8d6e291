/** Matches text that starts like a formula, even after spaces. Includes the full-width forms of the characters. */
const FORMULA = /^[\s\u200e\u200f]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;
/**
 * Matches a place inside a cell where a formula could start. Some spreadsheets split cells at semicolons or tabs and
 * rows at line breaks, even inside quotes.
 */
const INNER_FORMULA = /([;\t\r\n])(?=[ \u200e\u200f]{0,5}[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;
const GUARDED_INNER_FORMULA = /([;\t\r\n])'(?=[ \u200e\u200f]{0,5}[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;
const LOCAL_PHONE = /^(05\d|07\d)(\d{7})$/;

/**
 * Writes a CSV cell that spreadsheets show as text and never evaluate as a formula.
 * @param value the text
 */
export function csvCell(value: string): string {
  // With a hyphen, spreadsheets treat the phone number as text. Otherwise they would drop its leading zero.
  const text = value.replace(LOCAL_PHONE, '$1-$2');
  const parts = text.replace(INNER_FORMULA, "$1'");
  const harmless = FORMULA.test(parts) ? `'${parts}` : parts;
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Removes the apostrophes that {@link csvCell} adds before formulas.
 * @param cell cell of an exported file, without quotes
 */
export function removeFormulaGuard(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(GUARDED_INNER_FORMULA, '$1');
}

/** Writes one line of a CSV file (RFC 4180). */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
