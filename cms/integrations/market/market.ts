import { z, type ZodType } from 'zod';

export const GRAPH_RANGES = ['day', 'week', 'month', 'quarter', 'year', 'fiveYears'] as const;
export type GraphRange = (typeof GRAPH_RANGES)[number];

/** Largest accepted difference between our clock and the provider's. */
const CLOCK_SKEW_MS = 10 * 60_000;

const rate = z.number().positive();
const volume = z.number().nonnegative();
const time = z.iso
  .datetime({ offset: true })
  .refine(
    (iso) => Date.parse(iso) <= Date.now() + CLOCK_SKEW_MS,
    'The time of the transaction is in the future',
  );
const name = z.string().trim().min(1).optional().catch(undefined);
/** Name of a security in both languages. If the provider sends only one, it is used for both. */
const names = z.object({ he: name, en: name }).transform(({ he, en }, context) => {
  const known = he ?? en;
  if (known) return { he: he ?? known, en: en ?? known };
  context.addIssue('A security without a name');
  return z.NEVER;
});

/**
 * Schema for a value of a row that may be missing. An invalid value also becomes null, so that the other values of the
 * row are still shown.
 */
const known = <Value>(value: ZodType<Value>) => value.nullable().catch(null);

const quote = z.object({
  symbol: z.string().regex(/^[A-Za-z0-9.-]{1,20}$/),
  name: names,
  /** Rate of the last transaction, in agorot. */
  rate: known(rate),
  /** Previous close. */
  base: known(rate),
  /** Volume of the current day. */
  volume: known(volume),
  range52Weeks: z
    .object({ low: known(rate), high: known(rate) })
    .refine(
      ({ low, high }) => low === null || high === null || low <= high,
      'The low of the range is above its high',
    )
    .catch({ low: null, high: null }),
  lastTransaction: known(time),
});
const bond = quote.extend({ /** Total par value of the bonds in circulation. */ bondVolume: known(volume) });

/** Schema of a response with the figures of all securities. A response that does not match is rejected as a whole. */
const boardShape = z.object({
  /** Whether the exchange was open at the time to which the figures refer. */
  open: z.boolean(),
  /**
   * Time from which the figures will change again; null while the exchange is open, or if the provider does not say.
   */
  opensAt: known(z.iso.datetime({ offset: true })),
  /** Delay of the figures in minutes that the provider's contract requires. */
  delayMinutes: z.int().nonnegative().max(1440),
  stocks: z.unknown(),
  bonds: z.unknown(),
});

const graphShape = z.object({ points: z.unknown() });
const point = z.object({ time, rate, volume: known(volume) });

export type Quote = z.infer<typeof quote>;
export type MarketBoard = Omit<z.infer<typeof boardShape>, 'stocks' | 'bonds'> & {
  stocks: Quote[];
  /** Null if the provider sent bonds but none of them can be shown. */
  bonds: z.infer<typeof bond>[] | null;
};
/** Graph of a security, oldest point first. */
export interface Graph {
  points: z.infer<typeof point>[];
}

/** Receives a warning for each row that is left out. */
export type Warn = (message: string) => void;

/**
 * Returns the rows that match a schema; of several rows with one key, only the first. Returns null if the value is not
 * a list, or if it has rows but none of them matches.
 */
function readRows<Row>(
  list: string,
  rows: unknown,
  shape: ZodType<Row>,
  keyOf: (row: Row) => string,
  warn: Warn,
): Row[] | null {
  if (!Array.isArray(rows)) return null;
  const byKey = new Map<string, Row>();
  for (const [index, row] of rows.entries()) {
    const { data, error } = shape.safeParse(row);
    if (data && !byKey.has(keyOf(data))) byKey.set(keyOf(data), data);
    else warn(`Row ${index} of ${list} is left out: ${error ? z.prettifyError(error) : 'its key is used'}`);
  }
  return byKey.size > 0 || rows.length === 0 ? [...byKey.values()] : null;
}

/**
 * Parses a provider's response with the figures of all securities. Leaves out rows without a symbol or a name.
 * @throws ZodError if the response does not have the expected format; Error if it contains no usable stock
 */
export function parseMarketBoard(answer: unknown, warn: Warn): MarketBoard {
  const { stocks, bonds, ...exchange } = boardShape.parse(answer);
  const symbolOf = ({ symbol }: Quote) => symbol;
  const shown = readRows('stocks', stocks, quote, symbolOf, warn);
  if (!shown?.length) throw new Error('The provider sent no stock');
  return { ...exchange, stocks: shown, bonds: readRows('bonds', bonds, bond, symbolOf, warn) };
}

/**
 * Parses a provider's response with the graph of a security. Leaves out points without a time or a rate.
 * @throws Error if no point is left
 */
export function parseMarketGraph(answer: unknown, warn: Warn): Graph {
  const points = readRows('points', graphShape.parse(answer).points, point, ({ time: at }) => at, warn);
  if (!points?.length) throw new Error('The provider sent no price history');
  return { points: points.sort((one, other) => Date.parse(one.time) - Date.parse(other.time)) };
}

/** Interface of the providers of market data. */
export interface MarketProvider {
  name: 'embedded' | 'http';
  /** True if the figures are invented. The site must then say so. */
  demonstration: boolean;
  /**
   * Reads the figures of all stocks and bonds.
   * @throws on failure or an invalid response
   */
  readBoard: (warn: Warn) => Promise<MarketBoard>;
  /**
   * Reads the graph of a stock.
   * @throws on failure or an invalid response
   */
  readGraph: (symbol: string, range: GraphRange, warn: Warn) => Promise<Graph>;
}
