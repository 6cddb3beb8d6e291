/**
 * A related document by what people know it by.
 * @returns undefined when it has no such text
 */
export function documentText(document: Readonly<Record<string, unknown>>): string | undefined {
  return ['reference', 'name', 'title', 'filename']
    .map((name) => document[name])
    .find((text): text is string => typeof text === 'string');
}
