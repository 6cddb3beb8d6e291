import type { Config } from '../../payload-types';
import type { Markup, Referable, Reference, Text } from './bilingual';

interface RichText {
  root: unknown;
}

/** Fields that the CMS fills in, which the demo content leaves out. */
type Own = 'id' | 'blockName' | 'createdAt' | 'updatedAt' | 'deletedAt' | '_status' | 'globalType';

type Collections = Pick<Config['collections'], Referable>;

/**
 * Returns the collections whose documents have the type `T`. There may be several, because lookup lists with the same
 * fields have the same type.
 */
type SlugOf<T> = {
  [Slug in Referable]: [T] extends [Collections[Slug]]
    ? [Collections[Slug]] extends [T]
      ? Slug
      : never
    : never;
}[Referable];

/** The type of a reference to a document of type `T`. */
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
 * Type of a document, block or group as the demo content writes it. It is derived from the generated CMS type: texts
 * are bilingual, formatted text is markup, and references contain keys instead of ids.
 */
export type SeedOf<T> = T extends object ? { readonly [K in keyof T as Exclude<K, Own>]: Field<T[K]> } : T;
