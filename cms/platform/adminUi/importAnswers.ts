import type { PlannedChange } from './TableChanges';

/** A question that the imported file leaves open and the editor must answer. */
export type ImportQuestion =
  | { about: 'dayOrder'; example: string }
  | {
      about: 'empty';
      /** Name of the field that the question is about. */
      field: string;
      title: string;
      rows: readonly number[];
      words: readonly string[];
      isNew: boolean;
    };

/** Preview of an import: what it would change, and which questions remain. */
export interface ImportPlan {
  sheets: readonly string[];
  sheet: string | null;
  /** How many hidden rows and columns the file has. They are imported as well, so the editor is told about them. */
  hidden: { rows: number; columns: number };
  heading: { row: number; unknown: readonly string[] } | null;
  changes: readonly PlannedChange[];
  faults: readonly { row: number; reason: string }[];
  refused: number;
  unchanged: number;
  kept: readonly { row: number; key: string; field: string; value: string }[];
  keptCount: number;
  erasable: readonly { field: string; title: string }[];
  questions: readonly ImportQuestion[];
  /** Token of this preview. Sending it back confirms exactly these changes. */
  preview: string;
  applied: boolean;
}

/** The editor's decisions about how to import a file. */
export interface ImportAnswers {
  sheet?: string;
  dayOrder?: 'day' | 'month';
  /** For each question about empty cells, the value to use for them, or `keep` to leave the stored values. */
  empty: Readonly<Record<string, string>>;
  /** Names of columns in which an empty cell erases the stored value. */
  erase: readonly string[];
  /** True to import the file without the rows that have errors. */
  skip: boolean;
}

export const NO_ANSWERS: ImportAnswers = { empty: {}, erase: [], skip: false };

/** Builds the query string that sends the editor's decisions. */
export function answersQuery({ sheet, dayOrder, empty, erase, skip }: ImportAnswers, confirmed = ''): string {
  const pairs = Object.entries(empty).map(([field, answer]) => `${field}:${answer}`);
  const query = {
    sheet,
    dayOrder,
    empty: pairs.join(','),
    erase: erase.join(','),
    skip: skip && 'true',
    confirmed,
  };
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}
