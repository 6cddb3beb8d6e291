interface GroupedOptions {
  /** Digits after the point; none unless it says otherwise. */
  decimals?: number;
  /** False where thousands are not set apart. */
  useGrouping?: boolean;
}

/**
 * A number as everywhere on the site, in both languages: grouped as in English (project-marketing §9, forms-investors-catalogue §9).
 * @param value the number
 */
export const grouped = (value: number, { decimals = 0, useGrouping = true }: GroupedOptions = {}): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping,
  });
