const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the extension of a file name in capital letters, or an empty string. */
export function fileType(filename: string | null | undefined): string {
  return /\.([a-z0-9]{1,5})$/i.exec(filename ?? '')?.[1]?.toUpperCase() ?? '';
}

/**
 * Formats a file size with at most one decimal. In Hebrew, the size gets direction marks, because its Latin unit would
 * otherwise appear before the number.
 */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1);
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // Bytes use the long unit, because their short form has no English plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
  return language === 'he' ? `\u2066${size.replace(' ', '\u00a0')}\u2069` : size;
}

/** Formats a file size to the exact byte, for files whose rounded sizes would look the same. */
export function fileBytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
}
