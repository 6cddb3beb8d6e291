const UTF_16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;

/**
 * Decodes a CSV file in UTF-8, UTF-16 or Windows-1255. A Hebrew Excel writes Windows-1255 if the user saves as "CSV".
 * @param file bytes of the file
 */
export function decodeCsv(file: Buffer): string {
  const wide = UTF_16.find(({ mark }) => file.subarray(0, mark.length).equals(mark));
  if (wide) return new TextDecoder(wide.encoding).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The file is not valid UTF-8. Hebrew text in Windows-1255 never is, so that encoding is assumed.
    return new TextDecoder('windows-1255').decode(file);
  }
}
