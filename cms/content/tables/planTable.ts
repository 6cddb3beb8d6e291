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

export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

export interface RowChange {
  /** Number of the line in the file, from 1. */
  row: number;
  id: number;
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

export interface Table {
  /** Column that tells documents apart. */
  key: string;
  columns: readonly TableColumn[];
}

const REASONS = {
  empty: { he: 'הקובץ ריק', en: 'The file is empty' },
  noKey: { he: 'חסרה העמודה {name}', en: 'The column {name} is missing' },
  twice: { he: 'העמודה {name} מופיעה פעמיים', en: 'The column {name} is there twice' },
  nothing: { he: 'אין עמודות שאפשר לעדכן', en: 'There is no column that can be changed' },
  unknown: { he: '{name} אינו קיים', en: 'There is no {name}' },
  repeated: { he: '{name} מופיע כבר בשורה {row}', en: '{name} is in line {row} already' },
  value: { he: 'הערך ״{value}״ אינו מתאים לעמודה {name}', en: '“{value}” is no value of the column {name}' },
  cells: { he: 'בשורה יותר תאים מבכותרת', en: 'The line has more cells than the heading' },
  drafted: {
    he: 'ל־{name} יש טיוטה שלא פורסמה. פרסמו אותה או בטלו אותה קודם.',
    en: '{name} has an unpublished draft. Publish or discard it first.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/**
 * What a file would change: each document whose cells differ, and each line that cannot be taken, by its number and with the reason. Columns that the table
 * does not know are for people to read, and left alone; so are columns that the file does not have.
 * @param lines of the file, the heading first
 * @param documents by their key
 * @param language of the reasons
 */
export function planTable(
  { key, columns }: Table,
  lines: readonly (readonly string[])[],
  documents: ReadonlyMap<string, TableDocument>,
  language: Locale,
): TablePlan {
  const plan: TablePlan = { changes: [], faults: [], unchanged: 0 };
  const refuse = (row: number, reason: keyof typeof REASONS, words: Record<string, string | number> = {}) => {
    const sentence = REASONS[reason][language].replace(/\{(\w+)\}/g, (_all, word: string) =>
      String(words[word]),
    );
    plan.faults.push({ row, reason: sentence });
  };
  const [heading = []] = lines;
  const titles = heading.map((title) => title.trim());
  if (titles.length === 0) refuse(1, 'empty');
  else if (!titles.includes(key)) refuse(1, 'noKey', { name: key });
  for (const name of new Set(titles.filter((title, at) => title && titles.indexOf(title) !== at))) {
    refuse(1, 'twice', { name });
  }
  const known = columns.filter(({ field }) => field !== key && titles.includes(field));
  if (plan.faults.length === 0 && known.length === 0) refuse(1, 'nothing');
  if (plan.faults.length > 0) return plan;

  const seen = new Map<string, number>();
  for (const [index, cells] of lines.entries()) {
    const row = index + 1;
    if (row === 1 || cells.every((cell) => cell.trim() === '')) continue;
    const cellOf = (title: string) => (cells[titles.indexOf(title)] ?? '').trim();
    const name = cellOf(key);
    const document = documents.get(name);
    const before = seen.get(name);
    if (cells.length > titles.length) refuse(row, 'cells');
    else if (before !== undefined) refuse(row, 'repeated', { name, row: before });
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
        change.changes.push({ field: column.field, from, to });
        change.data[column.field] = value;
      }
      if (change.changes.length === 0) plan.unchanged += plan.faults.length === faults ? 1 : 0;
      else if (document.drafted) refuse(row, 'drafted', { name });
      else plan.changes.push(change);
    }
    seen.set(name, before ?? row);
  }
  return plan;
}
