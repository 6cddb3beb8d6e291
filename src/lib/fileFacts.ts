const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A file's kind as readers know it.
 * @param filename such as `report.PDF`
 * @returns its extension in capitals, or an empty text when it has none
 */
export function fileType(filename: string | null | undefined): string {
  return /\.([a-z0-9]{1,5})$/i.exec(filename ?? '')?.[1]?.toUpperCase() ?? '';
}

/**
 * A file's size in the reader's language, with at most one decimal.
 * @param bytes size in bytes
 * @param language code of the language, such as `he`
 */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // The short form of a byte has no plural in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}

/**
 * A file's size to the byte, where the rounded one would not tell it from another.
 * @param bytes size in bytes
 * @param language code of the language, such as `he`
 */
export function fileBytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
}
