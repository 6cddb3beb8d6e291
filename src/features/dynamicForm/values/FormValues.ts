/** What a field of a form holds in the browser: a text, several, a tick, or files. */
export type FieldValue = string | readonly string[] | boolean | readonly File[];

/** What a visitor filled in, by alias. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Whether a list holds files; an empty one may be of either kind. */
export const holdsFiles = (value: FieldValue): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof File);

/** Whether a field holds what it held: the same text, tick, answers or files. */
export const sameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, index) => entry === other[index])
    : one === other;
