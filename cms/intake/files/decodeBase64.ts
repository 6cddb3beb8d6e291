/**
 * The bytes of base64; null when it is none. Padding may be left out.
 * @param text read once, however it is written
 */
export function decodeBase64(text: string): Buffer | null {
  if (text.length % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  return Buffer.from(text, 'base64');
}
