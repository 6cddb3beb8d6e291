import type { PlannedChange } from './TableChanges';

/** What the file leaves open. */
export type ImportQuestion =
  | { about: 'dayOrder'; example: string }
  | {
      about: 'empty';
      /** Name of the question. */
      field: string;
      title: string;
      rows: readonly number[];
      words: readonly string[];
      isNew: boolean;
    };

/** Preview of an import. */
export interface ImportPlan {
  sheets: readonly string[];
  sheet: string | null;
  /** Numbers of hidden rows and columns, which are read. */
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
  /** Confirms this preview. */
  preview: string;
  applied: boolean;
}

/** The editor's decisions about a file. */
export interface ImportAnswers {
  sheet?: string;
  dayOrder?: 'day' | 'month';
  /** Word or `keep` for empty cells, by question. */
  empty: Readonly<Record<string, string>>;
  /** Columns whose empty cells erase. */
  erase: readonly string[];
  /** Leaves out the lines with errors. */
  skip: boolean;
}

export const NO_ANSWERS: ImportAnswers = { empty: {}, erase: [], skip: false };

/** Query of a request with the editor's decisions. */
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
