import { formatThousands } from '../../lib/formatThousands';

const DECIMALS = 2;
const MINUS = '\u2212';

/** Shown in place of an unknown figure. */
const UNKNOWN = '–';

/**
 * Formats a rate with two decimals, such as 4,512.00. The fixed number of decimals keeps the width stable when the rate
 * changes.
 */
export const rateText = (rate: number | null): string =>
  rate === null ? UNKNOWN : formatThousands(rate, { decimals: DECIMALS });

/** Formats the rates on an axis. They have decimals only if one of them is not an integer. */
export const axisTexts = (rates: readonly number[]): string[] => {
  const decimals = rates.every(Number.isInteger) ? 0 : DECIMALS;
  return rates.map((rate) => formatThousands(rate, { decimals }));
};

/** Formats a change with its sign, such as +1.20 or −1.20. Zero has no sign. */
export function signedText(change: number | null): string {
  if (change === null) return UNKNOWN;
  const sign = change > 0 ? '+' : change < 0 ? MINUS : '';
  return `${sign}${formatThousands(Math.abs(change), { decimals: DECIMALS })}`;
}

/** Formats a volume as a whole number with English digit grouping (forms-investors-catalogue §9). */
export const volumeText = (volume: number | null): string =>
  volume === null ? UNKNOWN : formatThousands(Math.round(volume));

/** Formats the range from the lowest to the highest rate of a period. */
export const rangeText = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null && high === null ? UNKNOWN : `${rateText(low)} – ${rateText(high)}`;

/**
 * Parses an ISO time without converting it to another time zone. A date library could do it, but it would use a tenth
 * of the page's JavaScript budget.
 */
const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/;

/**
 * Formats the date of an ISO time as DD/MM/YYYY, in the time zone of the exchange. Returns an empty string for an
 * invalid time.
 */
export function dayText(iso: string): string {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  return year ? `${day}/${month}/${year}` : '';
}

/**
 * Formats the time of a transaction as DD/MM/YYYY HH:mm, in the time zone of the exchange. Returns a dash if the time
 * is null or invalid.
 */
export const timeText = (iso: string | null): string =>
  iso && dayText(iso) ? `${dayText(iso)} ${ISO.exec(iso)?.[4]}` : UNKNOWN;

/**
 * Formats a time for use within a sentence and isolates it with Unicode direction marks. In Hebrew text, the hour would
 * otherwise be placed before the date.
 */
export const timeInText = (iso: string | null): string => `\u2066${timeText(iso)}\u2069`;

/**
 * Returns the tone of a change: `up` (green) if it is positive, otherwise `down` (red) (forms-investors-catalogue §9).
 * Null if it is unknown.
 */
export const toneOf = (change: number | null): 'up' | 'down' | null =>
  change === null ? null : change > 0 ? 'up' : 'down';
