import { z } from 'zod';

export const GRAPH_RANGES = ['day', 'week', 'month', 'quarter', 'year', 'fiveYears'] as const;
export type GraphRange = (typeof GRAPH_RANGES)[number];

/** Tolerated clock difference to the provider. */
const CLOCK_SKEW_MS = 10 * 60_000;

const rate = z.number().positive();
const volume = z.number().nonnegative();
const time = z.iso
  .datetime({ offset: true })
  .refine(
    (iso) => Date.parse(iso) <= Date.now() + CLOCK_SKEW_MS,
    'The time of the transaction is in the future',
  );
const names = z.object({ he: z.string().min(1), en: z.string().min(1) });

const quote = z.object({
  symbol: z.string().regex(/^[A-Za-z0-9.-]{1,20}$/),
  name: names,
  /** Rate of the last transaction, in agorot. */
  rate,
  /** Previous close. */
  base: rate,
  /** Volume of the current day. */
  volume,
  range52Weeks: z
    .object({ low: rate, high: rate })
    .refine(({ low, high }) => low <= high, 'The low of the range is above its high'),
  lastTransaction: time,
});

/** Figures of all securities. Other responses are rejected. */
export const boardShape = z.object({
  /** Whether the exchange was open at the time of the figures. */
  open: z.boolean(),
  /** Next change of the figures; null while open or when unknown. */
  opensAt: z.iso.datetime({ offset: true }).nullable(),
  /** Contractual delay of the figures. */
  delayMinutes: z.int().nonnegative().max(1440),
  stocks: z.array(quote).min(1),
  bonds: z.array(quote.extend({ /** Par value in circulation. */ bondVolume: volume })),
});

/** Graph of a security, oldest point first. */
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
      'The points are not ordered by time',
    ),
});

export type Board = z.infer<typeof boardShape>;
export type Quote = Board['stocks'][number];
export type Graph = z.infer<typeof graphShape>;

/** Provider of market data. */
export interface MarketProvider {
  name: 'embedded' | 'http';
  /** True for invented figures, which the site must declare. */
  demonstration: boolean;
  /**
   * Reads all stocks and bonds.
   * @throws on failure or an invalid response
   */
  readBoard: () => Promise<Board>;
  /**
   * Reads the graph of a stock.
   * @throws on failure or an invalid response
   */
  readGraph: (symbol: string, range: GraphRange) => Promise<Graph>;
}
