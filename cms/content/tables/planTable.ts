import type { Locale } from '../../platform/locales';
import type { TableColumn } from './tableColumns';

type Values = Readonly<Record<string, unknown>>;

/** A document as the table knows it. */
export interface TableDocument {
  id: number;
  /** By field. */
  values: Values;
  /** Somebody is working on it: what is published would take that along. */
  drafted?: boolean;
}

/** For people to read: long values are cut. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

export interface RowChange {
  /** Number of the line in the file, from 1. */
  row: number;
  /** null for a document that is to be made. */
  id: number | null;
  key: string;
  changes: FieldChange[];
  /** What is to be stored. */
  data: Record<string, unknown>;
}

export interface RowFault {
  /** Number of the line in the file, from 1. */
  row: number;
  reason: string;
}

export interface TablePlan {
  changes: RowChange[];
  faults: RowFault[];
  unchanged: number;
}

/** What a new document needs, so that lines of documents that do not exist yet make them. */
export interface NewRows {
  /** Titles of columns that must have a value. */
  needs: readonly string[];
  /**
   * Columns that name a related document, and within which other column's document its name counts. They are
   * read for new documents alone.
   */
  relations: Readonly<Record<string, { within?: string }>>;
  /** The database gives the key: a new line leaves it empty. */
  withoutKey?: boolean;
}

export interface Table {
  /** Column that tells documents apart. */
  key: string;
  columns: readonly TableColumn[];
  newRows?: NewRows;
}

/** By column, the ids of the documents of a name; see {@link relatedKey}. */
export type RelatedIds = Readonly<Record<string, ReadonlyMap<string, readonly number[]>>>;

/** A related document's name, within what it belongs to. */
export const relatedKey = (name: string, within = ''): string => JSON.stringify([within, name]);

const REASONS = {
  empty: { he: 'הקובץ ריק', en: 'The file is empty' },
  noKey: { he: 'חסרה העמודה {name}', en: 'The column {name} is missing' },
  twice: { he: 'העמודה {name} מופיעה פעמיים', en: 'The column {name} is there twice' },
  nothing: { he: 'אין עמודות שאפשר לעדכן', en: 'There is no column that can be changed' },
  unknown: { he: '{name} אינו קיים', en: 'There is no {name}' },
  repeated: { he: '{name} מופיע כבר בשורה {row}', en: '{name} is in line {row} already' },
  value: { he: 'הערך ״{value}״ אינו מתאים לעמודה {name}', en: '“{value}” is no value of the column {name}' },
  cells: { he: 'בשורה יותר תאים מבכותרת', en: 'The line has more cells than the heading' },
  needs: {
    he: '{name} עוד לא קיים, וכדי להוסיף דרוש ערך בעמודה {column}',
    en: '{name} does not exist yet: to add it, the column {column} needs a value',
  },
  noRelated: { he: 'אין {column} בשם ״{value}״', en: 'There is no {column} called “{value}”' },
  ambiguous: { he: 'יש כמה {column} בשם ״{value}״', en: 'There are several {column} called “{value}”' },
  columns: { he: 'בקובץ יותר מ־{most} עמודות', en: 'The file has more than {most} columns' },
  lines: { he: 'בקובץ יותר מ־{most} שורות', en: 'The file has more than {most} lines' },
  long: { he: 'התא בעמודה {name} ארוך מדי', en: 'The cell of the column {name} is too long' },
  more: {
    he: 'יש כאן {most} שגיאות, ושאר הקובץ לא נבדק. תקנו אותן ונסו שוב.',
    en: 'There are {most} faults so far, and the rest was not looked at. Mend them and try again.',
  },
  drafted: {
    he: 'ל־{name} יש טיוטה שלא פורסמה. פרסמו אותה או בטלו אותה קודם.',
    en: '{name} has an unpublished draft. Publish or discard it first.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Larger than any table of the site, and read in no time. */
const MOST_COLUMNS = 200;
const MOST_LINES = 20_000;
/** Longer than any value of a table; a workbook may use one text in every cell. */
const LONGEST_CELL = 500;
/** So many letters of a value are told. */
const LONGEST_TOLD = 100;
const MOST_FAULTS = 200;

const told = (text: string): string =>
  text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD)}…` : text;

/** What a new document without a name of its own is called among the faults. */
const newName = (language: Locale): string => (language === 'he' ? 'פריט חדש' : 'A new entry');

/**
 * What a file would change: each document whose cells differ, and each line that cannot be taken, by its
 * number and with the reason. Columns that the table does not know are for people to read, and left alone; so
 * are columns that the file does not have.
 * @param lines of the file, the heading first
 * @param documents by their key
 * @param language of the reasons
 * @param related what new documents may refer to
 */
export function planTable(
  { key, columns, newRows }: Table,
  lines: readonly (readonly string[])[],
  documents: ReadonlyMap<string, TableDocument>,
  language: Locale,
  related: RelatedIds = {},
): TablePlan {
  const plan: TablePlan = { changes: [], faults: [], unchanged: 0 };
  const refuse = (row: number, reason: keyof typeof REASONS, words: Record<string, string | number> = {}) => {
    const sentence = REASONS[reason][language].replace(/\{(\w+)\}/g, (_all, word: string) =>
      told(String(words[word])),
    );
    plan.faults.push({ row, reason: sentence });
  };
  const [heading = []] = lines;
  if (heading.length > MOST_COLUMNS) refuse(1, 'columns', { most: MOST_COLUMNS });
  if (lines.length > MOST_LINES) refuse(1, 'lines', { most: MOST_LINES });
  if (plan.faults.length > 0) return plan;
  const titles = heading.map((title) => title.trim());
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (const [at, title] of titles.entries()) {
    if (places.has(title) && title) twice.add(title);
    else places.set(title, at);
  }
  if (titles.length === 0) refuse(1, 'empty');
  else if (!places.has(key)) refuse(1, 'noKey', { name: key });
  for (const name of twice) refuse(1, 'twice', { name });
  const known = columns.filter(({ field }) => field !== key && places.has(field));
  const readTitles = [key, ...columns.map(({ field }) => field), ...Object.keys(newRows?.relations ?? {})];
  if (plan.faults.length === 0 && known.length === 0) refuse(1, 'nothing');
  if (plan.faults.length > 0) return plan;

  const newDocument = (row: number, name: string, cellOf: (title: string) => string): void => {
    const faults = plan.faults.length;
    const shown = name || newName(language);
    for (const column of newRows?.needs ?? [])
      if (cellOf(column) === '') refuse(row, 'needs', { name: shown, column });
    const change: RowChange = { row, id: null, key: name, changes: [], data: name ? { [key]: name } : {} };
    for (const column of known) {
      const cell = cellOf(column.field);
      const value = column.read(cell);
      if (value === undefined && cell !== '') refuse(row, 'value', { value: cell, name: column.field });
      if (value === undefined || value === null || cell === '') continue;
      change.changes.push({ field: column.field, from: '', to: told(column.write(value)) });
      change.data[column.field] = value;
    }
    for (const [column, { within }] of Object.entries(newRows?.relations ?? {})) {
      const value = cellOf(column);
      if (value === '') continue;
      const ids = related[column]?.get(relatedKey(value, within && cellOf(within))) ?? [];
      const [id] = ids;
      if (id === undefined || ids.length > 1)
        refuse(row, ids.length > 1 ? 'ambiguous' : 'noRelated', { column, value });
      else {
        change.changes.push({ field: column, from: '', to: told(value) });
        change.data[column] = id;
      }
    }
    if (plan.faults.length === faults) plan.changes.push(change);
  };

  const seen = new Map<string, number>();
  for (const [index, cells] of lines.entries()) {
    const row = index + 1;
    if (row === 1 || cells.every((cell) => cell.trim() === '')) continue;
    if (plan.faults.length >= MOST_FAULTS) {
      plan.faults.length = MOST_FAULTS;
      refuse(row, 'more', { most: MOST_FAULTS });
      break;
    }
    const cellOf = (title: string) => (cells[places.get(title) ?? cells.length] ?? '').trim();
    const tooLong = readTitles.find((title) => cellOf(title).length > LONGEST_CELL);
    if (tooLong) {
      refuse(row, 'long', { name: tooLong });
      continue;
    }
    const name = cellOf(key);
    const document = documents.get(name);
    const before = seen.get(name);
    if (cells.slice(titles.length).some((cell) => cell.trim() !== '')) refuse(row, 'cells');
    else if (before !== undefined) refuse(row, 'repeated', { name, row: before });
    else if (!document && newRows && (name === '') === Boolean(newRows.withoutKey))
      newDocument(row, name, cellOf);
    else if (!document) refuse(row, 'unknown', { name: name || '""' });
    else {
      const change: RowChange = { row, id: document.id, key: name, changes: [], data: {} };
      const faults = plan.faults.length;
      for (const column of known) {
        const cell = cellOf(column.field);
        const value = column.read(cell);
        if (value === undefined) refuse(row, 'value', { value: cell, name: column.field });
        const from = column.write(document.values[column.field]);
        const to = column.write(value);
        if (value === undefined || from === to) continue;
        change.changes.push({ field: column.field, from: told(from), to: told(to) });
        change.data[column.field] = value;
      }
      if (change.changes.length === 0) plan.unchanged += plan.faults.length === faults ? 1 : 0;
      else if (document.drafted) refuse(row, 'drafted', { name });
      else plan.changes.push(change);
    }
    if (name !== '') seen.set(name, before ?? row);
  }
  return plan;
}
