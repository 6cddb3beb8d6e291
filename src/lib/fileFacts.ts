const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the extension of a file in capitals, or an empty text. */
export function fileType(filename: string | null | undefined): string {
  return /\.([a-z0-9]{1,5})$/i.exec(filename ?? '')?.[1]?.toUpperCase() ?? '';
}

/**
 * Formats a size in bytes with at most one decimal. In Hebrew it is isolated, because its unit is Latin and would be
 * drawn before the number.
 */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1);
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // The short form of a byte has no English plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
  return language === 'he' ? `\u2066${size.replace(' ', '\u00a0')}\u2069` : size;
}

/** Formats a size to the byte, where rounded sizes would look the same. */
export function fileBytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
}
