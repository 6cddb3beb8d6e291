import { grouped } from '../../lib/grouped';

const DECIMALS = 2;
const MINUS = '\u2212';

/** Placeholder of an unknown figure. */
const UNKNOWN = '–';

/** Formats rates and changes with two decimals, so that ticks keep the width: 4,512.00. */
export const rateText = (rate: number | null): string =>
  rate === null ? UNKNOWN : grouped(rate, { decimals: DECIMALS });

/** Formats a change with its sign: +1.20 or −1.20. Zero has no sign. */
export function signedText(change: number | null): string {
  if (change === null) return UNKNOWN;
  const sign = change > 0 ? '+' : change < 0 ? MINUS : '';
  return `${sign}${grouped(Math.abs(change), { decimals: DECIMALS })}`;
}

/** Formats whole numbers with English grouping (forms-investors-catalogue §9). */
export const volumeText = (volume: number | null): string =>
  volume === null ? UNKNOWN : grouped(Math.round(volume));

/** Formats the lowest and highest rate of a period. */
export const rangeText = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null && high === null ? UNKNOWN : `${rateText(low)} – ${rateText(high)}`;

/**
 * Parses an ISO time and keeps its own time zone. The date library would take a tenth of the page's script
 * budget.
 */
const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/;

/** Formats the day of a time as DD/MM/YYYY in the exchange's time zone; an empty text for an invalid time. */
export function dayText(iso: string): string {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  return year ? `${day}/${month}/${year}` : '';
}

/**
 * Formats the time of a transaction as DD/MM/YYYY HH:mm in the exchange's time zone; a dash for an invalid
 * time.
 */
export const timeText = (iso: string | null): string =>
  iso && dayText(iso) ? `${dayText(iso)} ${ISO.exec(iso)?.[4]}` : UNKNOWN;

/** Isolates a time within a sentence, because Hebrew would put the hour before the day. */
export const timeInText = (iso: string | null): string => `\u2066${timeText(iso)}\u2069`;

/**
 * Returns the colour of a change: green if positive, otherwise red (forms-investors-catalogue §9); null if
 * unknown.
 */
export const toneOf = (change: number | null): 'up' | 'down' | null =>
  change === null ? null : change > 0 ? 'up' : 'down';
