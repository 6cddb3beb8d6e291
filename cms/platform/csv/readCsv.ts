import { unguardedCell } from './csvCell';

/** Invalid CSV file. */
export class CsvFault extends Error {}

const SEPARATORS = [',', ';', '\t'] as const;

/** Most frequent separator of the first line; some locales use semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce<string>((best, next) => (count(next) > count(best) ? next : best), ',');
}

/**
 * Parses a CSV file (RFC 4180) with commas, semicolons or tabs.
 * @param text the file, with or without a byte order mark
 * @returns cells by line; empty lines are empty lists, to keep line numbers
 * @throws CsvFault for an unclosed quote
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    cells.push(unguardedCell(cell));
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(cells.length === 1 && cells[0] === '' ? [] : cells);
    cells = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endLine();
    else if (character !== '\r' || source.charAt(at + 1) !== '\n') cell += character;
  }
  if (quoted) throw new CsvFault('A quote is not closed');
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}
