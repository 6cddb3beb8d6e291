const UTF_16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;

/**
 * Decodes a CSV file: UTF-8, UTF-16, or Windows-1255, in which a Hebrew Excel saves "CSV".
 * @param file its bytes
 */
export function decodeCsv(file: Buffer): string {
  const wide = UTF_16.find(({ mark }) => file.subarray(0, mark.length).equals(mark));
  if (wide) return new TextDecoder(wide.encoding).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Windows-1255 Hebrew is never valid UTF-8.
    return new TextDecoder('windows-1255').decode(file);
  }
}
