import type { Locale } from '../../platform/locales/locales';

/** One value in a letter. Its `kind` determines how it is displayed. */
export type LetterValue =
  | { kind: 'words' | 'prose' | 'email' | 'phone' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'file'; text: string; href: string; type: string; bytes: number; isActive: boolean };

/** One row of a letter: a label and its values. */
export interface LetterRow {
  /** Name of the field, which identifies the row within the letter. */
  name: string;
  label: string;
  values: LetterValue[];
}

/** Values needed to convert a document's fields to the rows of a letter. */
export interface LetterContext {
  language: Locale;
  /** URL of the site without a trailing slash. Only URLs of this site become links. */
  siteUrl: string;
  /** Company names by company number. */
  companies: ReadonlyMap<number, string>;
  /**
   * Also includes rows that the letter omits: the sender's name, which is the heading, and fields shown only under "All
   * the data".
   */
  whole?: boolean;
}
