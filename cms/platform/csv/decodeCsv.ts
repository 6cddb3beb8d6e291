const UTF_16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;

/**
 * The text of a CSV file, as spreadsheets here save it: UTF-8 or UTF-16, else Windows' Hebrew, in which Excel writes "CSV" by itself.
 * @param file its bytes
 */
export function decodeCsv(file: Buffer): string {
  const wide = UTF_16.find(({ mark }) => file.subarray(0, mark.length).equals(mark));
  if (wide) return new TextDecoder(wide.encoding).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Hebrew in one byte a letter is never valid UTF-8.
    return new TextDecoder('windows-1255').decode(file);
  }
}
