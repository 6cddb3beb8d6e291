import type {
  Bond,
  Bonds,
  GraphPoint,
  StockBanner,
  StockGraphAnswer,
  StockSummaryAnswer,
} from '../marketCalls';

const TIME = '2026-11-23T13:05:00+02:00';

const circumstances = {
  time: TIME,
  late: false,
  open: true,
  opensAt: null,
  delayMinutes: 15,
  demonstration: false,
};

const STOCK = {
  symbol: 'EVDR',
  name: 'Even Derech',
  securityLastRate: 4512,
  securityPercentageChange: 2.55,
  changeValue: 112,
  securityDailyAggVolume: 120_500,
  basePrice: 4400,
};

/** Creates the figures of a stock. */
export const summary = (
  changes: Partial<StockSummaryAnswer> = {},
  stock: Partial<StockSummaryAnswer['stockDto']> = {},
): StockSummaryAnswer => ({
  stockDto: { ...STOCK, range52Weeks: { low: 3900, high: 4700 }, lastTransaction: TIME, ...stock },
  ...circumstances,
  ...changes,
});

/** Creates the response with the ticker's stocks. */
export const banner = (changes: Partial<StockBanner> = {}): StockBanner => ({
  items: [
    STOCK,
    {
      ...STOCK,
      symbol: 'EVNS',
      name: 'Even Derech Properties',
      securityLastRate: 2260,
      changeValue: -20,
      securityPercentageChange: -0.88,
    },
  ],
  ...circumstances,
  ...changes,
});

/** Creates the figures of a bond. */
export const bond = (changes: Partial<Bond> = {}): Bond => ({
  symbol: 'EVDR.B4',
  bondName: 'Even Derech Bond D',
  securityLastRate: 112.4,
  changeValue: -0.35,
  bondVolume: 486_000_000,
  range52Weeks: { low: 108.1, high: 114.2 },
  securityDailyAggVolume: 640_000,
  lastTransaction: TIME,
  ...changes,
});

/** Creates the response with the group's bonds. */
export const bonds = (changes: Partial<Bonds> = {}): Bonds => ({
  bonds: [
    bond(),
    bond({ symbol: 'EVDR.B5', bondName: 'Even Derech Bond E', securityLastRate: 104.15, changeValue: 0.2 }),
  ],
  ...circumstances,
  ...changes,
});

/** Creates the response with the points of a stock's graph. */
export const graph = (
  changes: Partial<StockGraphAnswer> = {},
  points: readonly GraphPoint[] = [
    { time: '2026-11-23T10:00:00+02:00', securityLastRate: 4400, volume: 100 },
    { time: '2026-11-23T11:30:00+02:00', securityLastRate: 4480, volume: 300 },
    { time: TIME, securityLastRate: 4512, volume: 900 },
  ],
): StockGraphAnswer => ({
  symbol: 'EVDR',
  range: 'day',
  grapStocksDtos: [...points],
  ...circumstances,
  ...changes,
});
