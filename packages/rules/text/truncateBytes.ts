const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Returns the longest prefix of a text that fits into a number of UTF-8 bytes. No character is cut in half. */
export function truncateBytes(text: string, bytes: number): string {
  let size = 0;
  let end = 0;
  for (const character of text) {
    size += bytesOf(character);
    if (size > bytes) return text.slice(0, end).replace(/\u200d$/, '');
    end += character.length;
  }
  return text;
}
