import type { Label } from '../../platform/labels/labels';
import { foldTitle } from './cells/foldTitle';
import type { TableColumn } from './tableColumns';

export type TableSlug = 'apartments' | 'products';

/** A related document, as a row names it. */
export interface RelatedName {
  id: number;
  name: string;
}

/** An existing document of the table. */
export interface TableDocument {
  id: number;
  /** Values of the document by field. */
  values: Readonly<Record<string, unknown>>;
  /** The documents to which it is related now, by column. */
  related?: Readonly<Record<string, RelatedName | undefined>>;
  /** True if the document has an unpublished draft, which an import would publish. */
  drafted?: boolean;
}

/** A changed value as shown to the editor. Long values are truncated. */
export interface FieldChange {
  /** Title of the column. */
  field: string;
  from: string;
  to: string;
}

export interface RowChange {
  /** Row number in the file, starting at 1. */
  row: number;
  /** Id of the document to change; null for a new document. */
  id: number | null;
  key: string;
  changes: FieldChange[];
  /** Data to store in the document. */
  data: Record<string, unknown>;
}

export interface RowFault {
  /** Row number in the file, starting at 1. */
  row: number;
  reason: string;
}

/** A value that is kept because its cell is empty. */
export interface KeptValue {
  row: number;
  key: string;
  /** Title of the column. */
  field: string;
  value: string;
}

/** The row that was recognised as the heading. */
export interface TableHeading {
  /** Row number in the file, starting at 1. */
  row: number;
  /** Columns that belong to no field: their headings as in the file or, without a heading, their column letters. */
  unknown: string[];
}

/**
 * A question that the file leaves open and the editor must answer. Nothing is stored before all questions are answered.
 */
export type TableQuestion =
  | { about: 'dayOrder'; example: string }
  | {
      about: 'empty';
      /** Name of the question, which is its key in the answers. */
      field: string;
      title: string;
      /** Numbers of the rows with an empty cell. */
      rows: number[];
      /** Words that the editor may choose for these rows. */
      words: readonly string[];
      /** True if the rows are new documents. They have no current value that could be kept. */
      isNew: boolean;
    };

/** The editor's decisions about an import. */
export interface TableAnswers {
  /** Columns whose empty cells erase the current values. */
  erase?: ReadonlySet<string>;
  dayOrder?: 'day' | 'month';
  /** Answers about empty cells, by the name of the question: a word to store, or {@link KEEP}. */
  empty?: Readonly<Record<string, string>>;
}

/** Answer that keeps the current values of the rows. */
export const KEEP = 'keep';

export interface TablePlan {
  /** Null if the file has no usable heading. */
  heading: TableHeading | null;
  changes: RowChange[];
  faults: RowFault[];
  unchanged: number;
  kept: KeptValue[];
  /** Columns with empty cells for which the editor may choose that they erase the current values. */
  erasable: { field: string; title: string }[];
  questions: TableQuestion[];
}

/** Rules for rows that create documents. A table without them accepts only rows of existing documents. */
export interface NewRows {
  /** Required columns. */
  needs: readonly string[];
  /** True if the database generates the key. Rows of new documents then leave it empty. */
  withoutKey?: boolean;
}

export interface Table {
  /** Field whose column holds the unique key of a row. */
  key: string;
  columns: readonly TableColumn[];
  /**
   * Column titles by field; the field's name by default. In a file, the heading may contain the title in either
   * language, or the field's name.
   */
  titles?: Readonly<Record<string, Label>>;
  /**
   * Columns that name related documents. If a name is unique only within another related document, `within` is the
   * column of that document.
   */
  relations?: Readonly<Record<string, { within?: string }>>;
  newRows?: NewRows;
}

/**
 * Ids of the documents that rows can refer to: by column, then by {@link relatedKey}. Several ids mean that the name is
 * ambiguous.
 */
export type RelatedIds = Readonly<Record<string, ReadonlyMap<string, readonly number[]>>>;

/** Returns the key of a related document: its name, together with the name of the document that it belongs to. */
export const relatedKey = (name: string, within = ''): string =>
  JSON.stringify([foldTitle(within), foldTitle(name)]);
