interface GroupedOptions {
  /** Digits after the decimal point; 0 by default. */
  decimals?: number;
  /** False to leave out thousands separators. */
  useGrouping?: boolean;
}

/** Creating a formatter is much slower than using it. */
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

/** Formats a number with English grouping, in both languages (project-marketing §9, forms-investors-catalogue §9). */
export const grouped = (value: number, { decimals = 0, useGrouping = true }: GroupedOptions = {}): string =>
  formatOf(decimals, useGrouping).format(value);
