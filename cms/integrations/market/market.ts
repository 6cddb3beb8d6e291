import { z } from 'zod';

/** From the day to five years. */
export const GRAPH_RANGES = ['day', 'week', 'month', 'quarter', 'year', 'fiveYears'] as const;
export type GraphRange = (typeof GRAPH_RANGES)[number];

/** A clock that runs ahead of ours by less than this is no fault. */
const CLOCK_SKEW_MS = 10 * 60_000;

const rate = z.number().positive();
const volume = z.number().nonnegative();
const time = z.iso
  .datetime({ offset: true })
  .refine((iso) => Date.parse(iso) <= Date.now() + CLOCK_SKEW_MS, 'A transaction of the future');
const names = z.object({ he: z.string().min(1), en: z.string().min(1) });

const quote = z.object({
  symbol: z.string().regex(/^[A-Za-z0-9.-]{1,20}$/),
  name: names,
  /** Of the last transaction, in agorot. */
  rate,
  /** At the end of the trading day before. */
  base: rate,
  /** Traded since the day began. */
  volume,
  range52Weeks: z
    .object({ low: rate, high: rate })
    .refine(({ low, high }) => low <= high, 'A range from high to low'),
  lastTransaction: time,
});

/** What a provider says of all securities at once; whatever else it says is no answer. */
export const boardShape = z.object({
  /** Whether the exchange was open at the time of these figures: only then do they change. */
  open: z.boolean(),
  /** When they change next; null while they do, or if the provider does not know. */
  opensAt: z.iso.datetime({ offset: true }).nullable(),
  /** How far the figures are behind the exchange by contract. */
  delayMinutes: z.int().nonnegative().max(1440),
  stocks: z.array(quote).min(1),
  bonds: z.array(quote.extend({ /** Par value in circulation. */ bondVolume: volume })),
});

/** The course of a security, oldest first. */
export const graphShape = z.object({
  points: z
    .array(z.object({ time, rate, volume }))
    .min(1)
    .refine(
      (points) =>
        points.every(({ time: at }, index) => {
          const before = points[index - 1];
          return !before || Date.parse(before.time) < Date.parse(at);
        }),
      'Points that are not in the order of time',
    ),
});

export type Board = z.infer<typeof boardShape>;
export type Quote = Board['stocks'][number];
export type Graph = z.infer<typeof graphShape>;

/** Who knows what securities cost. */
export interface MarketProvider {
  name: 'embedded' | 'http';
  /** True where the figures are invented: visitors are told so. */
  demonstration: boolean;
  /**
   * Stocks and bonds of the group, all at once.
   * @throws whatever failed, an answer that is no board included
   */
  readBoard: () => Promise<Board>;
  /**
   * The course of a stock of the board.
   * @throws whatever failed, an answer that is no graph included
   */
  readGraph: (symbol: string, range: GraphRange) => Promise<Graph>;
}
