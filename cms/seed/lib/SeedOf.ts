import type { Config } from '../../payload-types';
import type { Markup, Referable, Reference, Text } from './bilingual';

interface RichText {
  root: unknown;
}

/** Fields that the CMS adds. */
type Own = 'id' | 'blockName' | 'createdAt' | 'updatedAt' | 'deletedAt' | '_status' | 'globalType';

type Collections = Pick<Config['collections'], Referable>;

/**
 * The collections with this type of document. Lists with the same fields have the same type, so their
 * documents are interchangeable.
 */
type SlugOf<T> = {
  [Slug in Referable]: [T] extends [Collections[Slug]]
    ? [Collections[Slug]] extends [T]
      ? Slug
      : never
    : never;
}[Referable];

/** A reference to a document. */
type Pointer<T> = T extends object ? ([SlugOf<T>] extends [never] ? never : Reference<SlugOf<T>>) : never;

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
 * The demo content's form of a document, block or group of the CMS: its generated type with bilingual texts,
 * markup
 * for formatted text, and references by key instead of id.
 */
export type SeedOf<T> = T extends object ? { readonly [K in keyof T as Exclude<K, Own>]: Field<T[K]> } : T;
