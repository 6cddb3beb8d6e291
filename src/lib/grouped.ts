interface GroupedOptions {
  /** Digits after the point; none unless it says otherwise. */
  decimals?: number;
  /** False where thousands are not set apart. */
  useGrouping?: boolean;
}

/** To make one takes a browser much longer than to use it, and lists are full of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${decimals} ${useGrouping}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat('en-US', { ...digits, useGrouping });
  formats.set(key, format);
  return format;
}

/**
 * A number as everywhere on the site, in both languages: grouped as in English (project-marketing §9, forms-investors-catalogue §9).
 * @param value the number
 */
export const grouped = (value: number, { decimals = 0, useGrouping = true }: GroupedOptions = {}): string =>
  formatOf(decimals, useGrouping).format(value);
