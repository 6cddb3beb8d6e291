import type { Locale } from '../../platform/locales';

/** One value of a letter, by how it is shown. */
export type LetterValue =
  | { kind: 'words' | 'prose' | 'email' | 'phone' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'file'; text: string; href: string; type: string; bytes: number };

/** A label and what stands beside it. */
export interface LetterRow {
  /** Unique within the letter. */
  name: string;
  label: string;
  values: LetterValue[];
}

/** What a letter is written with. */
export interface LetterContext {
  language: Locale;
  /** Address of the site, without a slash behind: pages of it are links, any other address is not. */
  siteUrl: string;
  /** Names of companies by their number. */
  companies: ReadonlyMap<number, string>;
  /** Has the rows say all that is kept: the name as well, which is the letter's heading, and what stands among all the data alone. */
  whole?: boolean;
}
