/** Value of a field in the browser. It is a text, a list of texts, a checkbox state, or a list of files. */
export type FieldValue = string | readonly string[] | boolean | readonly File[];

/** Values by the alias of their field. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/**
 * Checks whether a value is a list of files. An empty list returns false, because it could belong to either kind of
 * list.
 */
export const isFileList = (value: FieldValue): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof File);

/** Checks whether two values are equal. Lists are compared item by item. */
export const sameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, index) => entry === other[index])
    : one === other;
