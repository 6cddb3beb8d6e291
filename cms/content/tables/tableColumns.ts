import type { Label } from '../../platform/labels/labels';
import { cleanCell } from './cells/cleanCell';
import { foldTitle } from './cells/foldTitle';
import { readDay, type DayHints } from './cells/readDay';
import { readNumber } from './cells/readNumber';
import type { Unit } from './cells/units';

/** A column of a table. It formats a field's value for a cell, and parses a cell. */
export interface TableColumn {
  /** Name of the field. It is also the default title of the column. */
  field: string;
  /** Type of the cells in a spreadsheet; text by default. */
  kind?: 'number' | 'day';
  write: (value: unknown) => string;
  /** Parses a cell. Returns null for an empty cell and `undefined` for an invalid value. */
  read: (cell: string, hints?: DayHints) => unknown;
  /** The words that a cell may contain, if every row must contain one. The editor is then asked about empty cells. */
  words?: readonly string[];
  /** Description of the allowed values, for error messages. */
  allowed: Label;
}

interface NumberRules {
  min?: number;
  max?: number;
  integer?: boolean;
  /** Unit that a cell may name. Numbers with another unit are rejected. */
  unit?: Unit;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns a column of numbers, which {@link readNumber} parses. */
export function numberColumn(
  field: string,
  { min = 0, max = Infinity, integer = false, unit }: NumberRules = {},
): TableColumn {
  const isLimited = max !== Infinity;
  return {
    field,
    kind: 'number',
    write: text,
    allowed: {
      he: `מספר${integer ? ' שלם' : ''}, ${isLimited ? `מ־${min} עד ${max}` : `${min} ומעלה`}, או תא ריק`,
      en: `a ${integer ? 'whole ' : ''}number from ${min} ${isLimited ? `to ${max}` : 'on'}, or an empty cell`,
    },
    read: (cell) => {
      if (cell === '') return null;
      const number = readNumber(cell, unit) ?? Number.NaN;
      return number >= min && number <= max && (!integer || Number.isInteger(number)) ? number : undefined;
    },
  };
}

/** Text column. */
export const textColumn = (field: string): TableColumn => ({
  field,
  write: text,
  allowed: { he: 'טקסט', en: 'a text' },
  read: (cell) => cleanCell(cell) || null,
});

/** Returns a text column whose cells must not be empty. */
export const filledTextColumn = (field: string): TableColumn => ({
  ...textColumn(field),
  allowed: { he: 'טקסט שאינו ריק', en: 'a text that is not empty' },
  read: (cell) => cleanCell(cell) || undefined,
});

/** Returns a column of days, which {@link readDay} parses. A day is stored as midnight UTC. */
export function dayColumn(field: string): TableColumn {
  return {
    field,
    kind: 'day',
    write: (value) => text(value).slice(0, 10),
    allowed: { he: 'תאריך כמו 31/12/2027, או תא ריק', en: 'a day such as 31/12/2027, or an empty cell' },
    read: (cell, hints) => {
      if (cell === '') return null;
      const day = readDay(cell, hints);
      return day === undefined ? undefined : `${day}T00:00:00.000Z`;
    },
  };
}

/**
 * Returns a column whose cells contain one of several words, or nothing.
 * @param words accepted words of each value; exports write the first one
 */
export function choiceColumn(field: string, words: Readonly<Record<string, readonly string[]>>): TableColumn {
  const written = Object.values(words).flatMap(([word]) => word ?? []);
  return {
    field,
    allowed: {
      he: `${written.join(', ')}, או תא ריק`,
      en: `${written.join(', ')}, or an empty cell`,
    },
    write: (value) => words[String(value)]?.[0] ?? '',
    read: (cell) => {
      if (cell === '') return null;
      const word = foldTitle(cell);
      const found = Object.entries(words).find(([value, known]) =>
        [value, ...known].some((one) => foldTitle(one) === word),
      );
      return found?.[0];
    },
  };
}

/**
 * Returns a column of states. Every row contains a word, even for the state that is stored as null.
 * @param none accepted words of the state that is stored as null; exports write the first one
 * @param words accepted words of each other state; exports write the first one
 */
export function stateColumn(
  field: string,
  none: readonly string[],
  words: Readonly<Record<string, readonly string[]>>,
): TableColumn {
  const column = choiceColumn(field, { free: none, ...words });
  const shown = [none, ...Object.values(words)].flatMap(([word]) => word ?? []);
  return {
    ...column,
    words: shown,
    allowed: { he: shown.join(', '), en: shown.join(', ') },
    write: (value) => column.write(value ?? 'free'),
    read: (cell) => {
      const value = column.read(cell);
      return value === 'free' ? null : (value ?? undefined);
    },
  };
}

/** Returns a yes/no column that accepts both languages. An empty cell means no. */
export const flagColumn = (field: string): TableColumn => ({
  field,
  allowed: { he: 'כן, לא', en: 'yes, no' },
  write: (value) => (value ? 'כן' : 'לא'),
  read: (cell) => {
    const word = foldTitle(cell);
    if (['כן', 'yes', 'true', '1'].includes(word)) return true;
    return ['לא', 'no', 'false', '0', ''].includes(word) ? false : undefined;
  },
});
