/** What a spreadsheet takes for a formula, also behind spaces and in its wide form. */
const FORMULA = /^[\s\u200e\u200f]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;
/**
 * A spreadsheet that goes by semicolons or tabs takes what follows one for a cell of its own, and what follows a line break for a row of
 * its own, quoted or not.
 */
const INNER_FORMULA = /([;\t\r\n])(?=[ \u200e\u200f]{0,5}[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;
const GUARDED_INNER_FORMULA = /([;\t\r\n])'(?=[ \u200e\u200f]{0,5}[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;
const LOCAL_PHONE = /^(05\d|07\d)(\d{7})$/;

/**
 * Writes a value as a cell of a CSV file that spreadsheets show as text and never compute.
 * @param value the text
 */
export function csvCell(value: string): string {
  // With a hyphen a spreadsheet takes a phone number for a text and leaves its zero.
  const text = value.replace(LOCAL_PHONE, '$1-$2');
  const parts = text.replace(INNER_FORMULA, "$1'");
  const harmless = FORMULA.test(parts) ? `'${parts}` : parts;
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Takes away the apostrophes by which {@link csvCell} keeps a spreadsheet from computing.
 * @param cell a cell of a file that was exported, without its quotes
 */
export function unguardedCell(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(GUARDED_INNER_FORMULA, '$1');
}

/** A line of cells, ended as the format (RFC 4180) wants it. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
