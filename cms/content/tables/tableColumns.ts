import type { Label } from '../../platform/labels/labels';

/** A column of a collection's table: how a value is written into a cell and read out of it. */
export interface TableColumn {
  /** The field, and the title of the column. */
  field: string;
  /** What a spreadsheet is to take its cells for; a text, unless it says otherwise. */
  kind?: 'number' | 'day';
  write: (value: unknown) => string;
  /** The value of a cell; `undefined` when the cell is none. An empty cell is null. */
  read: (cell: string) => unknown;
  /** What its cells may hold, in words. */
  allowed: Label;
}

interface NumberRules {
  min?: number;
  integer?: boolean;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A number; thousands may be grouped by commas, or a comma may stand for the decimal point where no three digits follow. */
export function numberColumn(field: string, { min = 0, integer = false }: NumberRules = {}): TableColumn {
  return {
    field,
    kind: 'number',
    write: text,
    allowed: {
      he: `מספר${integer ? ' שלם' : ''}, ${min} ומעלה, או תא ריק`,
      en: `a ${integer ? 'whole ' : ''}number from ${min} on, or an empty cell`,
    },
    read: (cell) => {
      if (cell === '') return null;
      const plain = cell
        .replace(/[₪$€£\s]/g, '')
        .replace(/,(?=\d{3}(\D|$))/g, '')
        .replace(',', '.');
      const number = /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
      return number >= min && (!integer || Number.isInteger(number)) ? number : undefined;
    },
  };
}

/** A line of text. */
export const textColumn = (field: string): TableColumn => ({
  field,
  write: text,
  allowed: { he: 'טקסט', en: 'a text' },
  read: (cell) => cell || null,
});

/** A line of text that is never empty. */
export const filledTextColumn = (field: string): TableColumn => ({
  ...textColumn(field),
  allowed: { he: 'טקסט שאינו ריק', en: 'a text that is not empty' },
  read: (cell) => cell || undefined,
});

/** A day, as ISO 8601 or as day/month/year; kept as midnight in UTC. */
export function dayColumn(field: string): TableColumn {
  return {
    field,
    kind: 'day',
    write: (value) => text(value).slice(0, 10),
    allowed: { he: 'תאריך כמו 31/12/2027, או תא ריק', en: 'a day such as 31/12/2027, or an empty cell' },
    read: (cell) => {
      if (cell === '') return null;
      const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell) ?? [];
      const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell;
      const date = new Date(`${iso}T00:00:00.000Z`);
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(date.getTime());
      return isDay && date.toISOString().startsWith(iso) ? date.toISOString() : undefined;
    },
  };
}

/**
 * One of some values, each written as the outside knows it.
 * @param words by value, how it is written; the first word is the one that is written, the others are read too
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
      const found = Object.entries(words).find(([value, known]) => value === cell || known.includes(cell));
      return found?.[0];
    },
  };
}

/** Yes or no, in both languages; an empty cell is no. */
export const flagColumn = (field: string): TableColumn => ({
  field,
  allowed: { he: 'כן, לא', en: 'yes, no' },
  write: (value) => (value ? 'כן' : 'לא'),
  read: (cell) => {
    if (['כן', 'yes', 'true', '1'].includes(cell.toLowerCase())) return true;
    return ['לא', 'no', 'false', '0', ''].includes(cell.toLowerCase()) ? false : undefined;
  },
});
