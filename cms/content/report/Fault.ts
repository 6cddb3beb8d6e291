import type { Locale } from '../../platform/locales/locales';

/** Kinds of problems, in display order. */
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

/** A problem at one place of a document. */
export interface Fault {
  kind: FaultKind;
  /** Form that fixes it. A global has no id. */
  collection: string;
  id: number | null;
  /** Title of the document. */
  title: string;
  /** Language to edit; null if it does not matter. */
  locale: Locale | null;
  /** Path of the field in the form; empty for the whole document. */
  path: string;
  trail: readonly string[];
  /** Why a link is broken, or that a text is in the other language. */
  reason?:
    'address' | 'deleted' | 'file' | 'hebrew' | 'nowhere' | 'otherLanguage' | 'unpublished' | 'unusable';
  /** Subject: a name, an address, a size, a heading level. */
  found: string;
}

/** Reference from one document to another. */
export interface Reference {
  /** Collection of the target; `address` for a typed path of the site, `file` for the name of a media file. */
  to: string;
  value: string;
  /** Languages in which visitors see it. */
  locales: readonly Locale[];
  path: string;
  trail: readonly string[];
  /** Minimum size of a picture at this place. */
  atLeast?: PictureSize;
  /** True for links that visitors follow. */
  isLink: boolean;
}

export interface PictureSize {
  width: number;
  height?: number;
}
