import type { Filter } from './Filter';

interface BoundOptions<Item> {
  /** The number that is compared; an item without it fails an active bound. */
  of: (item: Item) => number | null | undefined;
  /** Which end of the range this is. Both are inclusive. */
  end: 'from' | 'to';
  /** The smallest and the largest number that may be chosen. */
  min?: number;
  max?: number;
  /** Name of the range, of which both ends count as one filter. */
  countedAs: string;
}

const WHOLE_NUMBER = /^-?\d{1,9}$/;

/**
 * One end of a range of whole numbers; null leaves that end open.
 * @returns a filter that keeps items with a number on the right side of it
 */
export function bound<Item>({
  of,
  end,
  min = -Infinity,
  max = Infinity,
  countedAs,
}: BoundOptions<Item>): Filter<number | null, Item> {
  return {
    initial: null,
    countedAs,
    parse: ([text = '']) => {
      const number = WHOLE_NUMBER.test(text) ? Number(text) : NaN;
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
