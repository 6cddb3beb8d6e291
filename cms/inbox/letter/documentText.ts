/**
 * Text that identifies a related document to people.
 * @returns undefined without such a text
 */
export function documentText(document: Readonly<Record<string, unknown>>): string | undefined {
  return ['reference', 'name', 'title', 'filename']
    .map((name) => document[name])
    .find((text): text is string => typeof text === 'string');
}
