/** Part of a date pattern: either a token such as `MMM` or literal text. */
interface Part {
  isToken: boolean;
  value: string;
}

const token = (value: string): Part => ({ isToken: true, value });
const written = (value: string): Part => ({ isToken: false, value });

const DAY = [token('d'), written(' '), token('MMM'), written(' '), token('yyyy'), written(', ')];
const TIME = [token('HH'), written(':'), token('mm')];

const has = (parts: readonly Part[], letter: string): boolean =>
  parts.some(({ isToken, value }) => isToken && value.startsWith(letter));

/**
 * Replaces a date pattern with a 12-hour clock by one like "5 Nov 2026, 14:30", or "14:30" if it has no day. Other
 * patterns stay unchanged. date-fns calls it before formatting (`localize.preprocessor`). It is needed because
 * Payload's date picker shows "Nov 5, 2026 2:30 PM" in fields without a format, and the schedule form has no setting
 * for it.
 */
export function to24HourPattern(_date: Date, parts: Part[]): Part[] {
  if (!has(parts, 'h')) return parts;
  return has(parts, 'd') ? [...DAY, ...TIME] : TIME;
}
