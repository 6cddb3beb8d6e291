/**
 * Decodes base64 with or without padding. Returns null if the text is not base64. Runs in linear time for any input, so
 * that a crafted input cannot block the process.
 */
export function decodeBase64(text: string): Buffer | null {
  if (text.length % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  return Buffer.from(text, 'base64');
}
