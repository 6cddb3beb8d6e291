/** Decodes base64, with or without padding; null for other text. Runs in linear time for any input. */
export function decodeBase64(text: string): Buffer | null {
  if (text.length % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  return Buffer.from(text, 'base64');
}
