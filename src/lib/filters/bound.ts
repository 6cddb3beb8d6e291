import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface BoundOptions<Item> {
  /** Returns the number to compare. Items without a number do not match once the bound is set. */
  of: (item: Item) => number | null | undefined;
  /** Which end of the range this filter sets. Both ends are inclusive. */
  end: 'from' | 'to';
  /** Smallest and largest number that visitors may choose. */
  min?: number;
  max?: number;
  /** Whether decimals such as `74.5` are allowed. */
  decimals?: boolean;
  /** Name of the range. Its two ends have the same name, so that they count as one active filter. */
  countedAs: string;
}

/** Numbers with at most two decimals. */
const NUMBER = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const WHOLE_NUMBER = /^-?\d{1,9}$/;

/** Creates a filter for one end of a range of numbers. The value null leaves that end open. */
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
