/** What a spreadsheet takes for a formula, also behind spaces and in its wide form. */
const FORMULA = /^[\s\u200e\u200f]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;
const LOCAL_PHONE = /^(05\d|07\d)(\d{7})$/;

/**
 * Writes a value as a cell of a CSV file that spreadsheets show as text and never compute.
 * @param value the text
 */
export function csvCell(value: string): string {
  // With a hyphen a spreadsheet takes a phone number for a text and leaves its zero.
  const text = value.replace(LOCAL_PHONE, '$1-$2');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of cells, ended as the format (RFC 4180) wants it. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
