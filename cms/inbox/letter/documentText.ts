/**
 * Returns the text by which people recognize a related document, such as its reference number, name or title.
 * @returns undefined if the document has no such text
 */
export function documentText(document: Readonly<Record<string, unknown>>): string | undefined {
  return ['reference', 'name', 'title', 'filename']
    .map((name) => document[name])
    .find((text): text is string => typeof text === 'string');
}
