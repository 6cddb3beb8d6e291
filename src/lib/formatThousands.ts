interface GroupedOptions {
  /** Number of decimals. The default is 0. */
  decimals?: number;
  /** Set to false to omit thousands separators. */
  useGrouping?: boolean;
}

/** Cache of number formatters, because creating one is much slower than using it. */
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
 * Formats a number with English thousands separators, in both languages (project-marketing §9,
 * forms-investors-catalogue §9).
 */
export const formatThousands = (
  value: number,
  { decimals = 0, useGrouping = true }: GroupedOptions = {},
): string => formatOf(decimals, useGrouping).format(value);
