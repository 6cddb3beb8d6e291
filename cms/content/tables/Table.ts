import type { Label } from '../../platform/labels/labels';
import type { TableColumn } from './tableColumns';

export type TableSlug = 'apartments' | 'products';

/** A related document, as a row names it. */
export interface RelatedName {
  id: number;
  name: string;
}

/** A document as the table knows it. */
export interface TableDocument {
  id: number;
  /** By field. */
  values: Readonly<Record<string, unknown>>;
  /** What its columns of related documents name now; none where it has none. */
  related?: Readonly<Record<string, RelatedName | undefined>>;
  /** Somebody is working on it: what is published would take that along. */
  drafted?: boolean;
}

/** For people to read: long values are cut. */
export interface FieldChange {
  /** As the column is called. */
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
  /** Columns that must have a value. */
  needs: readonly string[];
  /** The database gives the key: a new line leaves it empty. */
  withoutKey?: boolean;
}

export interface Table {
  /** Column that tells documents apart. */
  key: string;
  columns: readonly TableColumn[];
  /** What columns are called, by field; a field without a title is its own. Files may bear either, in either language. */
  titles?: Readonly<Record<string, Label>>;
  /** Columns that name a related document, and within which other column's document its name counts. */
  relations?: Readonly<Record<string, { within?: string }>>;
  newRows?: NewRows;
}

/** By column, the ids of the documents of a name; see {@link relatedKey}. */
export type RelatedIds = Readonly<Record<string, ReadonlyMap<string, readonly number[]>>>;

/** A related document's name, within what it belongs to. */
export const relatedKey = (name: string, within = ''): string => JSON.stringify([within, name]);
