import { foldDigits } from '@group/rules/text/foldDigits';
import { removeAllInvisible } from '@group/rules/text/removeInvisible';
import { isDay } from '@group/rules/time/days';
import { fromSerial } from '../xlsx/serialDay';

/** How the days in a file must be interpreted. These hints apply to the whole file. */
export interface DayHints {
  /** True if the workbook stores days as numbers counted from 1904, as old Excel for Mac does. */
  from1904?: boolean;
  /** True if the month comes first, so that 01/02/2026 means 2 January. */
  monthFirst?: boolean;
}

/** Range of plausible days. Days outside it are typing errors, or numbers that are not days. */
const EARLIEST = '1950-01-01';
const LATEST = '2199-12-31';

const plain = (cell: string): string => foldDigits(removeAllInvisible(cell)).trim();
/** Matches 1/2/2026 or 1-2-26. Whether the day or the month comes first depends on the writer's country. */
const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})$/;
/** Matches 1.2.26, where the day always comes first. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

const isoOf = (year: string, month: string, day: string): string =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function isoDay(text: string, { from1904 = false, monthFirst = false }: DayHints): string | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return isoOf(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  const dotted = DOTTED.exec(text);
  if (dotted) return isoOf(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '');
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [first, second] = [slashed[1] ?? '', slashed[3] ?? ''];
    return isoOf(slashed[4] ?? '', monthFirst ? first : second, monthFirst ? second : first);
  }
  return SERIAL.test(text) ? fromSerial(Number(text), from1904) : null;
}

/**
 * Parses a day, either as people type it or as the number that a spreadsheet stores.
 * @returns YYYY-MM-DD, or undefined for an invalid or implausible day
 */
export function readDay(cell: string, hints: DayHints = {}): string | undefined {
  const iso = isoDay(plain(cell), hints);
  if (iso === null || iso < EARLIEST || iso > LATEST) return undefined;
  return isDay(iso) ? iso : undefined;
}

/**
 * Determines whether the days in a file are written with the day or the month first.
 * @param cells all cells that contain days
 * @returns `unclear` with an example if no cell decides it
 */
export function dayOrder(
  cells: readonly string[],
): { order: 'day' | 'month' } | { order: 'unclear'; example: string } {
  let dayFirst = false;
  let monthFirst = false;
  let example: string | undefined;
  for (const cell of cells) {
    const text = plain(cell);
    const [, first = '', , second = ''] = SLASHED.exec(text) ?? [];
    if ([false, true].every((order) => readDay(text, { monthFirst: order }) === undefined)) continue;
    if (Number(first) > 12) dayFirst = true;
    else if (Number(second) > 12) monthFirst = true;
    else if (Number(first) !== Number(second)) example ??= text;
  }
  if (example === undefined || dayFirst !== monthFirst)
    return { order: monthFirst && !dayFirst ? 'month' : 'day' };
  return { order: 'unclear', example };
}
