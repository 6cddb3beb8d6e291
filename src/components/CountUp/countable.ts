import { grouped } from '../../lib/grouped';

/** A number inside a text, such as the 12,400 of "≈12,400 m²". */
export interface Countable {
  before: string;
  value: number;
  decimals: number;
  /** Whether commas separate thousands. */
  thousands: boolean;
  after: string;
}

/** Years are not amounts and are not animated. */
const YEAR = /^(1[89]|20)\d\d$/;

/**
 * Finds the number of a text that can count up.
 * @returns null without a number, for a year, and for several numbers, as in "24/7"
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

/** Returns the text at a progress from 0 to 1. At 1 it equals the editor's text. */
export function textAt({ before, value, decimals, thousands, after }: Countable, progress: number): string {
  return `${before}${grouped(value * progress, { decimals, useGrouping: thousands })}${after}`;
}
