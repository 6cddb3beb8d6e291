import { grouped } from '../../lib/grouped';

const DECIMALS = 2;
const MINUS = '\u2212';

/** What is shown in place of a figure that is not known. */
const UNKNOWN = '–';

/** Rates and changes have the same number of digits at each tick: 4,512.00. */
export const rateText = (rate: number | null): string =>
  rate === null ? UNKNOWN : grouped(rate, { decimals: DECIMALS });

/** A change with its sign, +1.20 or −1.20; none where nothing changed. */
export function signedText(change: number | null): string {
  if (change === null) return UNKNOWN;
  const sign = change > 0 ? '+' : change < 0 ? MINUS : '';
  return `${sign}${grouped(Math.abs(change), { decimals: DECIMALS })}`;
}

/** Whole numbers, grouped as in English (forms-investors-catalogue §9). */
export const volumeText = (volume: number | null): string =>
  volume === null ? UNKNOWN : grouped(Math.round(volume));

/** The lowest and the highest rate of a time. */
export const rangeText = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null && high === null ? UNKNOWN : `${rateText(low)} – ${rateText(high)}`;

/**
 * An ISO time, on the clock that it was written with. Read by itself: the library of dates is a tenth of what these pages may weigh.
 */
const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/;

/** Day of a time as DD/MM/YYYY, on the exchange's clock; an empty text for what is none. */
export function dayText(iso: string): string {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  return year ? `${day}/${month}/${year}` : '';
}

/** Time of a transaction as DD/MM/YYYY HH:mm, on the exchange's clock; a dash for what is none. */
export const timeText = (iso: string | null): string =>
  iso && dayText(iso) ? `${dayText(iso)} ${ISO.exec(iso)?.[4]}` : UNKNOWN;

/** The same within a sentence, isolated from its direction: in Hebrew the hour would stand before the day. */
export const timeInText = (iso: string | null): string => `\u2066${timeText(iso)}\u2069`;

/** Green above zero, else red (forms-investors-catalogue §9); null for an unknown change. */
export const toneOf = (change: number | null): 'up' | 'down' | null =>
  change === null ? null : change > 0 ? 'up' : 'down';
