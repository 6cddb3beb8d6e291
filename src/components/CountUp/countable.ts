import { formatThousands } from '../../lib/formatThousands';

/** A text split around its number, such as 12,400 in "≈12,400 m²". */
export interface Countable {
  before: string;
  value: number;
  decimals: number;
  /** Whether the number has commas as thousands separators. */
  thousands: boolean;
  after: string;
}

/** Matches years. They are not amounts, so they are not animated. */
const YEAR = /^(1[89]|20)\d\d$/;

/**
 * Finds the number in a text that can be animated by counting up.
 * @returns null if there is no number, if it is a year, or if there are several, as in "24/7"
 */
export function countable(text: string): Countable | null {
  const match = /^(\D*)(\d(?:[\d,]*\d)?(?:\.\d+)?)(\D*)$/.exec(text);
  if (!match) return null;
  const [, before = '', number = '', after = ''] = match;
  const value = Number(number.replaceAll(',', ''));
  if (YEAR.test(number) || value === 0) return null;
  return {
    before,
    value,
    decimals: number.split('.')[1]?.length ?? 0,
    thousands: number.includes(','),
    after,
  };
}

/** Returns the text with its number scaled by the progress (0 to 1). At 1, it equals the editor's text. */
export function textAt({ before, value, decimals, thousands, after }: Countable, progress: number): string {
  return `${before}${formatThousands(value * progress, { decimals, useGrouping: thousands })}${after}`;
}
