import type { Locale } from '../../platform/locales';

/** What the content check finds, in the order in which it is shown. */
export const FAULT_KINDS = [
  'brokenLink',
  'missingAlt',
  'missingTranslation',
  'pictureTooSmall',
  'pictureTooLarge',
  'headingOrder',
  'undated',
  'dateToCome',
  'orphan',
  'unchanged',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** What is wrong at one place of one document. */
export interface Fault {
  kind: FaultKind;
  /** Of the form that mends it. A global has no id. */
  collection: string;
  id: number | null;
  /** What the document is called. */
  title: string;
  /** The language to edit; null where it makes no difference. */
  locale: Locale | null;
  /** Of the field, as the form knows it; empty for the document as a whole. */
  path: string;
  trail: readonly string[];
  /** Why a link is broken, or that a text of the other language is there, in Hebrew letters. */
  reason?: 'address' | 'deleted' | 'file' | 'hebrew' | 'nowhere' | 'otherLanguage' | 'unpublished';
  /** What was found: a name, an address, a size, a level. */
  found: string;
}

/** What a document refers to. */
export interface Reference {
  /**
   * Collection of the document that is referred to; `address` for a path of the site that was typed, `file` for the name of a media
   * file.
   */
  to: string;
  value: string;
  /** Languages in which visitors meet it. */
  locales: readonly Locale[];
  path: string;
  trail: readonly string[];
  /** A picture's place asks for so many pixels. */
  atLeast?: PictureSize;
  /** It is a link that visitors follow. */
  isLink: boolean;
}

export interface PictureSize {
  width: number;
  height?: number;
}
