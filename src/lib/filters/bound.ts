import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface BoundOptions<Item> {
  /** The number to compare. Items without it fail an active bound. */
  of: (item: Item) => number | null | undefined;
  /** End of the range. Both ends are inclusive. */
  end: 'from' | 'to';
  /** Limits of the numbers that may be chosen. */
  min?: number;
  max?: number;
  /** Allows decimals, such as `74.5`. */
  decimals?: boolean;
  /** Name of the range; both ends count as one filter. */
  countedAs: string;
}

/** Two decimals at most. */
const NUMBER = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const WHOLE_NUMBER = /^-?\d{1,9}$/;

/** Creates a filter for one end of a range of numbers. Null leaves that end open. */
export function bound<Item>({
  of,
  end,
  min = -Infinity,
  max = Infinity,
  decimals = false,
  countedAs,
}: BoundOptions<Item>): Filter<number | null, Item> {
  return {
    initial: null,
    countedAs,
    parse: ([given = '']) => {
      const text = labelKey(given);
      const number = (decimals ? NUMBER : WHOLE_NUMBER).test(text) ? Number(text) : NaN;
      return number >= min && number <= max ? number : null;
    },
    write: (value) => (value === null ? [] : [String(value)]),
    count: (value) => (value === null ? 0 : 1),
    matches: (item, value) => {
      if (value === null) return true;
      const number = of(item);
      if (number === null || number === undefined) return false;
      return end === 'from' ? number >= value : number <= value;
    },
  };
}
