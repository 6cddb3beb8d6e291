const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Reads the PDF string, in parentheses or hexadecimal, that follows a key in a dictionary. Empty if there is none or it
 * is too long.
 */
export function stringAfter(dictionary: string, key: string): Buffer {
  const [, text, hex] =
    new RegExp(`/${key}[\\0\\s]*(?:\\(((?:\\\\[^]|[^\\\\)]){0,600})\\)|<([0-9a-fA-F\\s]{0,1200})>)`).exec(
      dictionary,
    ) ?? [];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex');
  const plain = (text ?? '').replace(/\\([0-7]{1,3}|\r\n|[^])/g, (_all, code: string) =>
    /^[0-7]/.test(code)
      ? String.fromCharCode(parseInt(code, 8) & 255)
      : /[\r\n]/.test(code)
        ? ''
        : (ESCAPES[code] ?? code),
  );
  return Buffer.from(plain, 'latin1');
}
