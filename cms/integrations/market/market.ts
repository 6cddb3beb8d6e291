import { z, type ZodType } from 'zod';

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
const name = z.string().trim().min(1).optional().catch(undefined);
/** A name in one language serves both. */
const names = z.object({ he: name, en: name }).transform(({ he, en }, context) => {
  const known = he ?? en;
  if (known) return { he: he ?? known, en: en ?? known };
  context.addIssue('A security without a name');
  return z.NEVER;
});

/** A value of a row: one that is missing or wrong is null, so that the others are still shown. */
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
const bond = quote.extend({ /** Par value in circulation. */ bondVolume: known(volume) });

/** Figures of all securities. Other responses are rejected. */
const boardShape = z.object({
  /** Whether the exchange was open at the time of the figures. */
  open: z.boolean(),
  /** Next change of the figures; null while open or when unknown. */
  opensAt: known(z.iso.datetime({ offset: true })),
  /** Contractual delay of the figures. */
  delayMinutes: z.int().nonnegative().max(1440),
  stocks: z.unknown(),
  bonds: z.unknown(),
});

const graphShape = z.object({ points: z.unknown() });
const point = z.object({ time, rate, volume: known(volume) });

export type Quote = z.infer<typeof quote>;
export type MarketBoard = Omit<z.infer<typeof boardShape>, 'stocks' | 'bonds'> & {
  stocks: Quote[];
  /** Null where the provider sent bonds, and none that can be shown. */
  bonds: z.infer<typeof bond>[] | null;
};
/** Graph of a security, oldest point first. */
export interface Graph {
  points: z.infer<typeof point>[];
}

/** Called for each omitted row. */
export type Warn = (message: string) => void;

/** The rows that fit, each key once; null for what is no list, and for a list of which no row fits. */
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
 * The board that a provider sent. A row without a symbol or a name is left out.
 * @throws ZodError for an answer that is no board; Error where no stock can be shown
 */
export function parseMarketBoard(answer: unknown, warn: Warn): MarketBoard {
  const { stocks, bonds, ...exchange } = boardShape.parse(answer);
  const symbolOf = ({ symbol }: Quote) => symbol;
  const shown = readRows('stocks', stocks, quote, symbolOf, warn);
  if (!shown?.length) throw new Error('The provider sent no stock');
  return { ...exchange, stocks: shown, bonds: readRows('bonds', bonds, bond, symbolOf, warn) };
}

/**
 * The graph that a provider sent. A point without time or rate is left out.
 * @throws Error where no point is left
 */
export function parseMarketGraph(answer: unknown, warn: Warn): Graph {
  const points = readRows('points', graphShape.parse(answer).points, point, ({ time: at }) => at, warn);
  if (!points?.length) throw new Error('The provider sent no course');
  return { points: points.sort((one, other) => Date.parse(one.time) - Date.parse(other.time)) };
}

/** Provider of market data. */
export interface MarketProvider {
  name: 'embedded' | 'http';
  /** True for invented figures, which the site must declare. */
  demonstration: boolean;
  /**
   * Reads all stocks and bonds.
   * @throws on failure or an invalid response
   */
  readBoard: (warn: Warn) => Promise<MarketBoard>;
  /**
   * Reads the graph of a stock.
   * @throws on failure or an invalid response
   */
  readGraph: (symbol: string, range: GraphRange, warn: Warn) => Promise<Graph>;
}
