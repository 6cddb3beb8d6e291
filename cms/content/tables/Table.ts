import type { Label } from '../../platform/labels/labels';
import { foldTitle } from './cells/foldTitle';
import type { TableColumn } from './tableColumns';

export type TableSlug = 'apartments' | 'products';

/** Related document named in a row. */
export interface RelatedName {
  id: number;
  name: string;
}

/** Document of the table. */
export interface TableDocument {
  id: number;
  /** Values by field. */
  values: Readonly<Record<string, unknown>>;
  /** Current related documents by column. */
  related?: Readonly<Record<string, RelatedName | undefined>>;
  /** Has an unpublished draft, which an import would publish. */
  drafted?: boolean;
}

/** Change for display; long values are truncated. */
export interface FieldChange {
  /** Title of the column. */
  field: string;
  from: string;
  to: string;
}

export interface RowChange {
  /** Line number in the file, from 1. */
  row: number;
  /** Null for a new document. */
  id: number | null;
  key: string;
  changes: FieldChange[];
  /** Data to store. */
  data: Record<string, unknown>;
}

export interface RowFault {
  /** Line number in the file, from 1. */
  row: number;
  reason: string;
}

/** Value that stays although its cell is empty. */
export interface KeptValue {
  row: number;
  key: string;
  /** Title of the column. */
  field: string;
  value: string;
}

/** Line that was taken for the heading. */
export interface TableHeading {
  /** Line number, from 1. */
  row: number;
  /** Headings without a field, as in the file; columns without a heading by their letters. */
  unknown: string[];
}

/** Decisions that the file leaves to the editor. Nothing is stored before all are answered. */
export type TableQuestion =
  | { about: 'dayOrder'; example: string }
  | {
      about: 'empty';
      /** Name of the question in the answers. */
      field: string;
      title: string;
      /** Lines with an empty cell. */
      rows: number[];
      /** Words that may be chosen for these lines. */
      words: readonly string[];
      /** The lines are new, and have no current value that may stay. */
      isNew: boolean;
    };

/** The editor's decisions. */
export interface TableAnswers {
  /** Columns whose empty cells erase values. */
  erase?: ReadonlySet<string>;
  dayOrder?: 'day' | 'month';
  /** Answers about empty cells: a word or {@link KEEP}, for each question. */
  empty?: Readonly<Record<string, string>>;
}

/** Answer that keeps the current values. */
export const KEEP = 'keep';

export interface TablePlan {
  /** Null for a file without a usable heading. */
  heading: TableHeading | null;
  changes: RowChange[];
  faults: RowFault[];
  unchanged: number;
  kept: KeptValue[];
  /** Columns in which empty cells may erase values. */
  erasable: { field: string; title: string }[];
  questions: TableQuestion[];
}

/** Allows lines that create documents. */
export interface NewRows {
  /** Required columns. */
  needs: readonly string[];
  /** The database generates the key: new lines leave it empty. */
  withoutKey?: boolean;
}

export interface Table {
  /** Column with the unique key. */
  key: string;
  columns: readonly TableColumn[];
  /** Titles by field, the field's name by default. Files may use either, in both languages. */
  titles?: Readonly<Record<string, Label>>;
  /** Columns with related documents. `within` is the column in whose document a name is unique. */
  relations?: Readonly<Record<string, { within?: string }>>;
  newRows?: NewRows;
}

/** Ids of documents by name for each column; see {@link relatedKey}. */
export type RelatedIds = Readonly<Record<string, ReadonlyMap<string, readonly number[]>>>;

/** Key of a related document: its name within its parent. */
export const relatedKey = (name: string, within = ''): string =>
  JSON.stringify([foldTitle(within), foldTitle(name)]);
