import type { Text } from '../../lib/bilingual';
import type { HomePlanName } from './homePlans';

/** Which way a home looks. */
export type Side = 'N' | 'E' | 'S' | 'W' | 'NE' | 'SE' | 'SW' | 'NW';

/** What a home has that does not follow from its plan and its house. */
export interface HomeExtras {
  /** It is taken. */
  taken?: true;
  /** Its rent is told on request. */
  onRequest?: true;
  /** Its rent, where it does not follow from plan and floor. */
  rent?: number;
  /** Its advance payment; `null` when it cannot be reserved on the site. */
  advance?: number | null;
  title?: Text;
  priority?: number;
}

/**
 * A home: its number, its floor, its plan, the side it looks to, and the days from the seed to its entry: 0 or less is at once,
 * `null` is not known.
 */
export type HomeRow = readonly [
  number: number,
  floor: number,
  plan: HomePlanName,
  side: Side,
  entry: number | null,
  extras?: HomeExtras,
];

/** A building of a rental project and its homes. */
export interface SeedHouse {
  key: string;
  title: Text;
  address: Text;
  floors: number;
  has: readonly string[];
  latitude: number;
  longitude: number;
  homes: readonly HomeRow[];
}

/** A rental project's buildings, and what all its homes have in common. */
export interface SeedRental {
  /** Key of the project. */
  project: string;
  city: string;
  /** First part of the homes' asset names. */
  code: string;
  /** Rent for a square metre of a middle-sized home on a low floor, in shekels. */
  rentPerMetre: number;
  /** Board fee for a square metre; none when the rent includes it. */
  feePerMetre?: number;
  /** A month's parking, in shekels, for homes without a place of their own. */
  parking?: number;
  /** Whether homes can be reserved by an advance payment. */
  reservable: boolean;
  /** What every home has. */
  has: readonly string[];
  /** What a home sees, by the first letter of its side: follows "three rooms". */
  views: Readonly<Record<'N' | 'E' | 'S' | 'W', Text>>;
  pictures: readonly string[];
  leadFormBMBYId: number;
  emailForLead: string;
  houses: readonly SeedHouse[];
}
