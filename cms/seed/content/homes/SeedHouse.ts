import type { Text } from '../../lib/bilingual';
import type { HomePlanName } from './homePlans';

/** Compass direction that an apartment faces. */
export type Side = 'N' | 'E' | 'S' | 'W' | 'NE' | 'SE' | 'SW' | 'NW';

/** What the windows of a side show. The code in `demo/` draws it. */
export type Outlook = 'trees' | 'garden' | 'street' | 'city' | 'sea' | 'desert';

export type Outlooks = Readonly<Record<'N' | 'E' | 'S' | 'W', Outlook>>;

/** A room of which an apartment has a picture. The living room of a studio is shown with its bed. */
export type PicturedRoom = 'living' | 'kitchen' | 'balcony';

/** Properties of an apartment that cannot be derived from its plan and building. */
export interface HomeExtras {
  taken?: true;
  /** True if the site shows "on request" instead of the rent. */
  onRequest?: true;
  /** Rent to use instead of the one computed from plan and floor. */
  rent?: number;
  /** Advance payment in shekels; `null` if the apartment cannot be reserved on the site. */
  advance?: number | null;
  title?: Text;
  priority?: number;
}

/**
 * An apartment to rent as a tuple. The last number is the days from the seed to the entry date: 0 or less means
 * immediately, and `null` means unknown.
 */
export type HomeRow = readonly [
  number: number,
  floor: number,
  plan: HomePlanName,
  side: Side,
  entry: number | null,
  extras?: HomeExtras,
];

/** A building of a rental project, with its apartments. */
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

/** A rental project: its buildings, and the data that all its apartments share. */
export interface SeedRental {
  /** Key of the project. */
  project: string;
  city: string;
  /** Prefix of the apartments' asset names. */
  code: string;
  /** Rent per square metre in shekels, for a middle-sized apartment on a low floor. */
  rentPerMetre: number;
  /** Building maintenance fee per square metre; undefined if the rent includes it. */
  feePerMetre?: number;
  /** Monthly parking fee in shekels, for apartments without a parking space. */
  parking?: number;
  /** True if the apartments can be reserved on the site by an advance payment. */
  reservable: boolean;
  /** Keys of the features that every apartment has. */
  has: readonly string[];
  /** Description of the view, by the first letter of the direction. It continues a phrase such as "three rooms". */
  views: Readonly<Record<'N' | 'E' | 'S' | 'W', Text>>;
  outlooks: Outlooks;
  /** Rooms of which each apartment has a picture of its own. The first one is shown in lists. */
  pictures: readonly PicturedRoom[];
  leadFormBMBYId: number;
  emailForLead: string;
  houses: readonly SeedHouse[];
}
