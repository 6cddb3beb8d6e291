import type { Text } from '../../lib/bilingual';
import type { HomePlanName } from './homePlans';
import type { Outlooks, PicturedRoom, Side } from './SeedHouse';

/** An apartment for sale as a tuple: number, floor, plan, direction, price in shekels, and whether it is reserved. */
export type SaleRow = readonly [
  number: number,
  floor: number,
  plan: HomePlanName,
  side: Side,
  price: number,
  taken?: 'taken',
];

/** A building of a project whose apartments are for sale. */
export interface SaleHouse {
  key: string;
  title: Text;
  address: Text;
  floors: number;
  latitude: number;
  longitude: number;
  homes: readonly SaleRow[];
}

/** A project whose apartments are for sale: its buildings, and the data that all its apartments share. */
export interface SeedSale {
  /** Key of the project. */
  project: string;
  city: string;
  /** Prefix of the apartments' asset names. */
  code: string;
  /** Days from the seed to the entry date; 0 means immediately. */
  entry: number;
  /** Keys of the features that every apartment and every building has. */
  has: readonly string[];
  buildingHas: readonly string[];
  outlooks: Outlooks;
  /** Rooms of which each apartment has a picture of its own. The first one is shown in lists. */
  pictures: readonly PicturedRoom[];
  leadFormBMBYId: number;
  emailForLead: string;
  houses: readonly SaleHouse[];
}
