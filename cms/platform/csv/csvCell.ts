/** Characters that start a formula, also after spaces and in full width. */
const FORMULA = /^[\s\u200e\u200f]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;
/**
 * Spreadsheets that split by semicolons or tabs treat text after them as a new cell, and text after a line break as a
 * new row, even inside quotes.
 */
const INNER_FORMULA = /([;\t\r\n])(?=[ \u200e\u200f]{0,5}[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;
const GUARDED_INNER_FORMULA = /([;\t\r\n])'(?=[ \u200e\u200f]{0,5}[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;
const LOCAL_PHONE = /^(05\d|07\d)(\d{7})$/;

/**
 * Writes a CSV cell that spreadsheets show as text and never evaluate.
 * @param value the text
 */
export function csvCell(value: string): string {
  // The hyphen makes spreadsheets treat a phone number as text and keep its leading zero.
  const text = value.replace(LOCAL_PHONE, '$1-$2');
  const parts = text.replace(INNER_FORMULA, "$1'");
  const harmless = FORMULA.test(parts) ? `'${parts}` : parts;
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Removes the apostrophes that {@link csvCell} adds before formulas.
 * @param cell cell of an exported file, without quotes
 */
export function unguardedCell(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(GUARDED_INNER_FORMULA, '$1');
}

/** Writes a CSV line (RFC 4180). */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
