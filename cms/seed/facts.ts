/**
 * Figures of the fictional group, which pages and printed documents use. `facts.test.ts` checks that every text states
 * the same figures. They are those of 2025 unless the name says otherwise.
 */
export const FACTS = {
  founded: 1948,
  employees: 2150,
  countries: 4,
  homesHandedOver: 38_400,
  /**
   * Sum of the apartments in the six rental projects, one of which is under construction. `facts.test.ts` checks the
   * sum.
   */
  homesToRent: 602,
  homesOnTimePercent: 96,
  activeSites: 46,
  roadsKm: 1900,
  bridges: 74,
  quarries: 4,
  concretePlants: 8,
  /** Area of offices, shops and logistics, in millions of square metres. */
  managedMillionM2: 1.2,
  occupancyPercent: 97,
  carbonCutPercent: 42,
  recycledAggregatesPercent: 34,
  wasteReusedPercent: 61,
  solarMegawatts: 27,
  treesMoved: 5600,
  seriousAccidents: 0,
  womenInManagementPercent: 38,
  profitToCommunityPercent: 1.5,
  /** Water saved by the concrete plants, in millions of cubic metres. */
  waterSavedMillionM3: 1.8,
} as const;

/** Formats a number, such as 38,400. Both languages use the same format. */
export const figure = (value: number): string => value.toLocaleString('en-US');

/** Accounts of one year, in millions of shekels. */
export interface Accounts {
  revenue: number;
  operatingProfit: number;
  netProfit: number;
  equity: number;
  assets: number;
}

const accounts = (
  revenue: number,
  operatingProfit: number,
  netProfit: number,
  equity: number,
  assets: number,
): Accounts => ({ revenue, operatingProfit, netProfit, equity, assets });

/** Accounts by year. Those of the current year are extrapolated from its first quarters. */
export const ACCOUNTS: Readonly<Record<number, Accounts>> = {
  2018: accounts(3980, 480, 266, 2840, 9400),
  2019: accounts(4210, 520, 292, 3020, 9800),
  2020: accounts(4350, 498, 271, 3190, 10_250),
  2021: accounts(4780, 571, 338, 3420, 10_900),
  2022: accounts(5240, 640, 391, 3700, 11_700),
  2023: accounts(5510, 668, 412, 4010, 12_400),
  2024: accounts(5930, 742, 469, 4390, 13_100),
  2025: accounts(6400, 823, 528, 4800, 13_900),
  2026: accounts(6840, 884, 570, 5090, 14_500),
};

/** Figures of the sustainability reports by year, in percent. */
export const SUSTAINABILITY: Readonly<
  Record<number, { carbonCut: number; recycledAggregates: number; wasteReused: number }>
> = {
  2021: { carbonCut: 30, recycledAggregates: 26, wasteReused: 49 },
  2022: { carbonCut: 33, recycledAggregates: 28, wasteReused: 52 },
  2023: { carbonCut: 36, recycledAggregates: 30, wasteReused: 55 },
  2024: { carbonCut: 39, recycledAggregates: 32, wasteReused: 58 },
  2025: {
    carbonCut: FACTS.carbonCutPercent,
    recycledAggregates: FACTS.recycledAggregatesPercent,
    wasteReused: FACTS.wasteReusedPercent,
  },
};
