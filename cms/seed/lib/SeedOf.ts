import type { Apartment, ArticleCategory, Company, Form, Media, Page } from '../../payload-types';
import type { Markup, Reference, Text } from './bilingual';

interface RichText {
  root: unknown;
}

/** What the CMS adds by itself. */
type Own = 'id' | 'blockName' | 'createdAt' | 'updatedAt' | 'deletedAt' | '_status' | 'globalType';

/** Points to a document: media last, because nearly all its fields are optional and other documents would pass for it. */
type Pointer<T> = T extends Page
  ? Reference<'pages'>
  : T extends Company
    ? Reference<'companies'>
    : T extends ArticleCategory
      ? Reference<'articleCategories'>
      : T extends Apartment
        ? Reference<'apartments'>
        : T extends Form
          ? Reference<'forms'>
          : T extends Media
            ? Reference<'media'>
            : never;

type Value<T> = [Pointer<T>] extends [never]
  ? T extends RichText
    ? Markup
    : T extends readonly (infer Row)[]
      ? readonly Value<Row>[]
      : T extends string
        ? string extends T
          ? string | Text
          : T
        : T extends object
          ? SeedOf<T>
          : T
  : Pointer<T>;

type Field<T> = Value<NonNullable<T>> | Extract<T, null | undefined>;

/**
 * How the demo content writes a document, block or group of the CMS: its generated type, with texts in every language,
 * formatted text as markup, and references by key instead of ids.
 */
export type SeedOf<T> = T extends object ? { readonly [K in keyof T as Exclude<K, Own>]: Field<T[K]> } : T;
