import { text } from '../../lib/bilingual';
import { HOME_PLANS, type HomePlanName } from './homePlans';
import type { SaleHouse, SaleRow, SeedSale } from './SeedSale';

/**
 * Price per square metre before VAT for eligible buyers in the project Almond Grove, and the VAT factor. The project's
 * page states both, so they must match.
 */
const ALMOND_METRE = 9200;
const VAT = 1.18;

const almondPrice = (plan: HomePlanName) =>
  Math.round((HOME_PLANS[plan].area * ALMOND_METRE * VAT) / 1000) * 1000;

/** Fourteen apartments on seven floors. Each floor has one facing east and one facing west. */
const almondHomes: readonly SaleRow[] = [1, 2, 3, 4, 5, 6, 7].flatMap((floor): SaleRow[] => {
  const east = floor % 2 === 0 ? '4-98' : '3-79';
  const west = floor === 7 ? '5-127' : '4-98';
  return [
    [floor * 2 - 1, floor, east, 'E', almondPrice(east)],
    [floor * 2, floor, west, 'W', almondPrice(west)],
  ];
});

const almondHouse = (letter: 'a' | 'b', he: string, en: string, longitude: number): SaleHouse => ({
  key: `almond-${letter}`,
  title: text(`בית השקד, כניסה ${he}`, `Almond House, entrance ${en}`),
  address: text('דרך השקד 14, נהריה', '14 Derech HaShaked, Nahariya'),
  floors: 8,
  latitude: 33.0124,
  longitude,
  homes: almondHomes,
});

/** Apartments for sale. The pages of their projects state how many there are, so the numbers must match. */
export const sales: readonly SeedSale[] = [
  {
    project: 'masilaQuarter',
    city: 'telAviv',
    code: 'MESILA',
    entry: 620,
    has: ['apAir', 'apTerrace', 'apParking', 'apSafety'],
    buildingHas: ['buDisabled', 'beElevator', 'buParking', 'beGym', 'beTenant', 'beGymboree'],
    outlooks: { N: 'city', E: 'city', S: 'city', W: 'garden' },
    pictures: ['living'],
    leadFormBMBYId: 91101,
    emailForLead: 'mesila@even-derech.example',
    houses: [
      {
        key: 'mesila-park',
        title: text('בית הפארק', 'Park House'),
        address: text('דרך המסילה 60, תל אביב־יפו', '60 HaMesila Road, Tel Aviv-Yafo'),
        floors: 32,
        latitude: 32.0748,
        longitude: 34.7911,
        homes: [
          [7, 2, '3-74', 'E', 2_840_000],
          [12, 4, '3-79', 'SE', 2_970_000],
          [21, 7, '4-98', 'S', 3_480_000],
          [33, 11, '4-98', 'W', 3_620_000, 'taken'],
          [48, 16, '5-118', 'SW', 4_390_000],
          [66, 22, '5-127', 'W', 4_980_000],
          [90, 30, '6-148', 'SW', 6_450_000],
        ],
      },
      {
        key: 'mesila-station',
        title: text('בית התחנה', 'Station House'),
        address: text('דרך המסילה 62, תל אביב־יפו', '62 HaMesila Road, Tel Aviv-Yafo'),
        floors: 28,
        latitude: 32.0753,
        longitude: 34.7917,
        homes: [
          [4, 1, '2-52', 'E', 2_190_000],
          [15, 5, '3-74', 'N', 2_860_000, 'taken'],
          [27, 9, '4-98', 'E', 3_520_000],
          [45, 15, '5-118', 'NW', 4_310_000],
          [84, 28, '7-176', 'S', 9_850_000],
        ],
      },
    ],
  },
  {
    project: 'shoreTowers',
    city: 'netanya',
    code: 'SHORE',
    entry: 0,
    has: ['apAir', 'apTerrace', 'apParking', 'apStorage', 'apSafety'],
    buildingHas: ['buDisabled', 'beElevator', 'buParking', 'beGym'],
    outlooks: { N: 'sea', E: 'city', S: 'sea', W: 'sea' },
    pictures: ['living', 'balcony'],
    leadFormBMBYId: 91102,
    emailForLead: 'shore@even-derech.example',
    houses: [
      {
        key: 'shore-north',
        title: text('המגדל הצפוני', 'North Tower'),
        address: text('שדרת החוף 18, נתניה', '18 HaHof Boulevard, Netanya'),
        floors: 24,
        latitude: 32.3087,
        longitude: 34.8521,
        homes: [
          [18, 6, '3-79', 'W', 2_950_000],
          [51, 17, '5-118', 'W', 4_720_000],
          [63, 21, '5-127', 'SW', 5_180_000],
        ],
      },
    ],
  },
  {
    project: 'almondGrove',
    city: 'nahariya',
    code: 'SHAKED',
    entry: 300,
    has: ['apTerrace', 'apParking', 'apSolar', 'apSafety'],
    buildingHas: ['buDisabled', 'beElevator'],
    outlooks: { N: 'trees', E: 'trees', S: 'garden', W: 'garden' },
    pictures: ['living'],
    leadFormBMBYId: 91105,
    emailForLead: 'shaked@even-derech.example',
    houses: [almondHouse('a', 'א׳', 'A', 35.1012), almondHouse('b', 'ב׳', 'B', 35.1016)],
  },
];
