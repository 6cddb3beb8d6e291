import type { Label } from '../../platform/labels/labels';

/** Column of a table: formats and parses values. */
export interface TableColumn {
  /** Field, and default title of the column. */
  field: string;
  /** Cell type in a spreadsheet; text by default. */
  kind?: 'number' | 'day';
  write: (value: unknown) => string;
  /** Parses a cell; `undefined` for an invalid value, null for an empty cell. */
  read: (cell: string) => unknown;
  /** Allowed values, for error messages. */
  allowed: Label;
}

interface NumberRules {
  min?: number;
  integer?: boolean;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Number column. Commas group thousands, or mark decimals unless three digits follow. */
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

/** Text column. */
export const textColumn = (field: string): TableColumn => ({
  field,
  write: text,
  allowed: { he: 'טקסט', en: 'a text' },
  read: (cell) => cell || null,
});

/** Required text column. */
export const filledTextColumn = (field: string): TableColumn => ({
  ...textColumn(field),
  allowed: { he: 'טקסט שאינו ריק', en: 'a text that is not empty' },
  read: (cell) => cell || undefined,
});

/** Day column, as ISO 8601 or day/month/year; stored as midnight in UTC. */
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
 * Choice column.
 * @param words texts of each value; the first is written, all are read
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

/** Yes/no column in both languages; empty means no. */
export const flagColumn = (field: string): TableColumn => ({
  field,
  allowed: { he: 'כן, לא', en: 'yes, no' },
  write: (value) => (value ? 'כן' : 'לא'),
  read: (cell) => {
    if (['כן', 'yes', 'true', '1'].includes(cell.toLowerCase())) return true;
    return ['לא', 'no', 'false', '0', ''].includes(cell.toLowerCase()) ? false : undefined;
  },
});
