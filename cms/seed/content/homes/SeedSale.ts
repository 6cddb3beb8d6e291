import type { Text } from '../../lib/bilingual';
import type { HomePlanName } from './homePlans';
import type { Side } from './SeedHouse';

/** A home for sale: number, floor, plan, direction, price in shekels, and whether it is reserved. */
export type SaleRow = readonly [
  number: number,
  floor: number,
  plan: HomePlanName,
  side: Side,
  price: number,
  taken?: 'taken',
];

/** A building of a project on sale. */
export interface SaleHouse {
  key: string;
  title: Text;
  address: Text;
  floors: number;
  latitude: number;
  longitude: number;
  homes: readonly SaleRow[];
}

/** A project on sale: its buildings and the common data of its homes. */
export interface SeedSale {
  /** Key of the project. */
  project: string;
  city: string;
  /** Prefix of the homes' asset names. */
  code: string;
  /** Days from the seed to the entry; 0 is immediately. */
  entry: number;
  /** Features of every home and building. */
  has: readonly string[];
  buildingHas: readonly string[];
  pictures: readonly string[];
  leadFormBMBYId: number;
  emailForLead: string;
  houses: readonly SaleHouse[];
}
