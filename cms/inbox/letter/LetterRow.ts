import type { Locale } from '../../platform/locales/locales';

/** One value of a letter, by its presentation. */
export type LetterValue =
  | { kind: 'words' | 'prose' | 'email' | 'phone' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'file'; text: string; href: string; type: string; bytes: number; isActive: boolean };

/** A label and its values. */
export interface LetterRow {
  /** Unique within the letter. */
  name: string;
  label: string;
  values: LetterValue[];
}

/** Lookups that a letter needs. */
export interface LetterContext {
  language: Locale;
  /** Address of the site without a trailing slash. Only its pages become links. */
  siteUrl: string;
  /** Names of companies by number. */
  companies: ReadonlyMap<number, string>;
  /**
   * Includes rows that the letter omits: the sender's name, which is its heading, and fields shown only among all
   * data.
   */
  whole?: boolean;
}
