import { removeFormulaGuard } from './csvCell';

/** Error for a file that is not valid CSV. */
export class CsvFault extends Error {}

const SEPARATORS = [',', ';', '\t'] as const;

/** Number of lines from which the separator is determined. */
const FIRST_LINES = 20;
/** Matches the line with which Excel declares the file's separator. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

/**
 * Returns the separator that occurs equally often in most of the first lines. Excel uses semicolons in some locales.
 */
function separatorOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, FIRST_LINES);
  const score = (separator: string): number => {
    const times = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(separator).length - 1;
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...[...times].map(([count, found]) => count * found));
  };
  return SEPARATORS.reduce<string>((best, next) => (score(next) > score(best) ? next : best), ',');
}

/**
 * Parses a CSV file (RFC 4180). Separators may be commas, semicolons or tabs, and lines may end with LF, CRLF or CR.
 * @param text content of the file, with or without a byte order mark
 * @returns the cells of each line; an empty line is an empty list, so that indexes match line numbers
 * @throws CsvFault for an unclosed quote
 */
export function readCsv(text: string): string[][] {
  const whole = text.replace(/^\ufeff/, '');
  const [line = '', told] = SEPARATOR_LINE.exec(whole) ?? [];
  // Keeps the separator line as an empty line, so that line numbers in messages stay correct.
  const source = whole.slice(line.trimEnd().length);
  const separator = told ?? separatorOf(source);
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    cells.push(removeFormulaGuard(cell));
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
    else if (character !== '\r') cell += character;
    else if (source.charAt(at + 1) !== '\n') endLine();
  }
  if (quoted) throw new CsvFault('A quote is not closed');
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}
