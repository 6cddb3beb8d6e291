import { grouped } from '../../lib/grouped';

/** A number inside a text, such as the 12,400 of "≈12,400 m²". */
export interface Countable {
  before: string;
  value: number;
  decimals: number;
  /** Thousands are set apart by commas. */
  thousands: boolean;
  after: string;
}

/** Years are dates, not amounts: they are shown, never counted up to. */
const YEAR = /^(1[89]|20)\d\d$/;

/**
 * Finds the one number of a text that can be counted up to.
 * @param text as the editor wrote it
 * @returns null when there is none, when it is a year, and when there are several, as in "24/7"
 */
export function countable(text: string): Countable | null {
  const match = /^(\D*)(\d[\d,]*(?:\.\d+)?)(\D*)$/.exec(text);
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

/**
 * The text on the way to its number.
 * @param progress from 0 to 1; at 1 it is the editor's text again
 */
export function textAt({ before, value, decimals, thousands, after }: Countable, progress: number): string {
  return `${before}${grouped(value * progress, { decimals, useGrouping: thousands })}${after}`;
}
