/** What a field of a form holds in the browser: a text, several, a tick, or files. */
export type FieldValue = string | readonly string[] | boolean | readonly File[];

/** What a visitor filled in, by alias. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Whether a list holds files; an empty one may be of either kind. */
export const holdsFiles = (value: FieldValue): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof File);
