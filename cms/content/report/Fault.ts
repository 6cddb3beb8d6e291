import type { Locale } from '../../platform/locales/locales';

/** Kinds of problems, in the order in which they are displayed. */
export const FAULT_KINDS = [
  'brokenLink',
  'unusablePhone',
  'missingAlt',
  'missingTranslation',
  'pictureTooSmall',
  'pictureTooLarge',
  'headingOrder',
  'undated',
  'dateToCome',
  'noPosition',
  'doubtfulPosition',
  'orphan',
  'unchanged',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** A problem at one place in a document. */
export interface Fault {
  kind: FaultKind;
  /**
   * Collection and id of the document in whose form the problem is fixed. For a global, `collection` is its slug and
   * `id` is null.
   */
  collection: string;
  id: number | null;
  /** Title of the document. */
  title: string;
  /** Language to edit in the form; null if the problem does not depend on a language. */
  locale: Locale | null;
  /** Path of the field in the form; empty if the problem concerns the whole document. */
  path: string;
  trail: readonly string[];
  /** Details: why a link is broken, or that a text is in the wrong language. */
  reason?:
    'address' | 'deleted' | 'file' | 'hebrew' | 'nowhere' | 'otherLanguage' | 'unpublished' | 'unusable';
  /** What the problem was found in: a name, a URL, a size or heading levels. */
  found: string;
}

/** A reference from one document to another. */
export interface Reference {
  /** Collection of the target. For a typed path of the site it is `address`, for the name of a media file `file`. */
  to: string;
  value: string;
  /** Languages in which visitors see the reference. */
  locales: readonly Locale[];
  path: string;
  trail: readonly string[];
  /** Minimum size that a picture must have at this place. */
  atLeast?: PictureSize;
  /** True for a link that visitors can follow, as opposed to, for example, an embedded picture. */
  isLink: boolean;
}

export interface PictureSize {
  width: number;
  height?: number;
}
