import type { Text } from '../../lib/bilingual';
import type { HomePlanName } from './homePlans';

/** Compass direction of a home. */
export type Side = 'N' | 'E' | 'S' | 'W' | 'NE' | 'SE' | 'SW' | 'NW';

/** Properties of a home that do not follow from its plan and house. */
export interface HomeExtras {
  taken?: true;
  /** The site shows "on request" instead of the rent. */
  onRequest?: true;
  /** Overrides the rent that follows from plan and floor. */
  rent?: number;
  /** Its advance payment; `null` when it cannot be reserved on the site. */
  advance?: number | null;
  title?: Text;
  priority?: number;
}

/**
 * A home: number, floor, plan, direction, and days from the seed to the entry: 0 or less is immediately,
 * `null` is unknown.
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

/** A rental project's buildings and the common data of its homes. */
export interface SeedRental {
  /** Key of the project. */
  project: string;
  city: string;
  /** Prefix of the homes' asset names. */
  code: string;
  /** Rent per square metre of a middle-sized home on a low floor, in shekels. */
  rentPerMetre: number;
  /** Board fee per square metre; none when the rent includes it. */
  feePerMetre?: number;
  /** Monthly parking fee in shekels, for homes without their own parking space. */
  parking?: number;
  /** Whether homes can be reserved by an advance payment. */
  reservable: boolean;
  /** Features of every home. */
  has: readonly string[];
  /** The view by the first letter of the direction; follows "three rooms" in a sentence. */
  views: Readonly<Record<'N' | 'E' | 'S' | 'W', Text>>;
  pictures: readonly string[];
  leadFormBMBYId: number;
  emailForLead: string;
  houses: readonly SeedHouse[];
}
