/** Parameters from which the figures of an invented security are computed. */
export interface Security {
  symbol: string;
  name: { he: string; en: string };
  /** Rate in agorot on the first day of the history. */
  base: number;
  decimals: number;
  /** Standard deviation of a daily change. */
  volatility: number;
  /** Share of the deviation from the trend that disappears each day. It is high for bonds. */
  pull: number;
  /** Annual trend. */
  drift: number;
  /** Volume of an average day. */
  dailyVolume: number;
  /** Minutes between transactions. */
  everyMinutes: number;
}

export interface BondSecurity extends Security {
  /** Total par value of the bonds in circulation. */
  bondVolume: number;
}

const SHARE = { decimals: 0, volatility: 0.014, pull: 0.004, everyMinutes: 1 };
const BOND = { decimals: 2, volatility: 0.0016, pull: 0.012, everyMinutes: 5 };

/** Shares of the invented group and of two of its companies. */
export const STOCKS: readonly Security[] = [
  {
    ...SHARE,
    symbol: 'EVDR',
    name: { he: 'אבן־דרך', en: 'Even Derech' },
    base: 4180,
    drift: 0.065,
    dailyVolume: 412_000,
  },
  {
    ...SHARE,
    symbol: 'EVNS',
    name: { he: 'אבן־דרך נכסים', en: 'Even Derech Properties' },
    base: 2260,
    drift: 0.05,
    dailyVolume: 238_000,
    volatility: 0.012,
  },
  {
    ...SHARE,
    symbol: 'EVTS',
    name: { he: 'אבן־דרך תעשיות', en: 'Even Derech Industries' },
    base: 1345,
    drift: 0.04,
    dailyVolume: 156_000,
    volatility: 0.017,
  },
];

const bond = (
  series: { he: string; en: string },
  rest: Pick<BondSecurity, 'symbol' | 'base' | 'dailyVolume' | 'bondVolume'>,
): BondSecurity => ({
  ...BOND,
  drift: 0.004,
  name: { he: `אבן־דרך אג״ח ${series.he}`, en: `Even Derech Bond ${series.en}` },
  ...rest,
});

/** Bonds of the invented group. */
export const BONDS: readonly BondSecurity[] = [
  bond(
    { he: 'ד׳', en: 'D' },
    { symbol: 'EVDR.B4', base: 112.4, dailyVolume: 640_000, bondVolume: 486_000_000 },
  ),
  bond(
    { he: 'ה׳', en: 'E' },
    { symbol: 'EVDR.B5', base: 104.15, dailyVolume: 910_000, bondVolume: 720_000_000 },
  ),
  bond(
    { he: 'ו׳', en: 'F' },
    { symbol: 'EVDR.B6', base: 98.72, dailyVolume: 1_250_000, bondVolume: 1_050_000_000 },
  ),
  bond(
    { he: 'ז׳', en: 'G' },
    { symbol: 'EVDR.B7', base: 101.36, dailyVolume: 530_000, bondVolume: 350_000_000 },
  ),
];
