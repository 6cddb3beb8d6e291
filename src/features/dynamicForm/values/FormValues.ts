/** Value of a field in the browser: a text, several texts, a tick, or files. */
export type FieldValue = string | readonly string[] | boolean | readonly File[];

/** Values by alias. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Tells whether a list contains files. An empty list may be of either kind. */
export const holdsFiles = (value: FieldValue): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof File);

/** Tells whether two values are equal. */
export const sameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, index) => entry === other[index])
    : one === other;
