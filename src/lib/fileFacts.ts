/** Isolates: text from left to right, from right to left, and the end of either. */
const [LTR, RTL, END] = ['\u2066', '\u2067', '\u2069'];
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the extension of a file name in capital letters, or an empty string. */
export function fileType(filename: string | null | undefined): string {
  return /\.([a-z0-9]{1,5})$/i.exec(filename ?? '')?.[1]?.toUpperCase() ?? '';
}

/** Returns a file name in which the end of a Hebrew name, such as `2026.pdf`, is not shown in reverse order. */
export const shownFileName = (name: string): string => name.replace(/(?<=\d)\.(?=[a-z0-9]+$)/i, '\u200e.');

/**
 * Formats a file size with at most one decimal. In Hebrew, the size gets direction marks, because its unit would
 * otherwise be on the wrong side of the number: bytes have a Hebrew unit, larger sizes a Latin one.
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
  return language === 'he' ? `${step === 0 ? RTL : LTR}${size.replace(' ', '\u00a0')}${END}` : size;
}

/** Formats a file size to the exact byte, for files whose rounded sizes would look the same. */
export function fileBytes(bytes: number, language: string): string {
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(
    bytes,
  );
  return language === 'he' ? `${RTL}${size}${END}` : size;
}
