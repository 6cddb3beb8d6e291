import type { Apartment, Building } from '../../payload-types';
import { building, text, type Text } from '../lib/bilingual';
import type { SeedOf } from '../lib/SeedOf';

/** The buildings of the demo street. */
export const buildings: readonly (SeedOf<Building> & {
  readonly key: string;
  readonly buildingTitle: Text;
})[] = [
  { key: 'shdera-a', buildingTitle: text('בניין א׳', 'Building A'), order: 1 },
  { key: 'shdera-b', buildingTitle: text('בניין ב׳', 'Building B'), order: 2 },
];

/** Apartments to rent in the demo building, one of them taken. */
export const apartments: readonly (SeedOf<Apartment> & { readonly assetName: string })[] = [
  {
    assetName: 'SHDERA-12-B7',
    propertyTitle: text('דירת 3 חדרים לשדרה', 'Three rooms on the boulevard'),
    building: building('shdera-b'),
    apartmentNumber: '7',
    floor: 2,
    numberOfRooms: 3,
    areaInSquareMeters: 74,
    price: 6200,
    advancePayment: 2000,
  },
  {
    assetName: 'SHDERA-12-B19',
    propertyTitle: text('דירת 4 חדרים עם מרפסת לדרום', 'Four rooms with a balcony to the south'),
    building: building('shdera-b'),
    apartmentNumber: '19',
    floor: 6,
    numberOfRooms: 4,
    areaInSquareMeters: 98,
    price: 7900,
    advancePayment: 2500,
  },
  {
    assetName: 'SHDERA-12-A11',
    propertyTitle: text('דירת 3.5 חדרים, פינתית', 'Corner apartment, three and a half rooms'),
    building: building('shdera-a'),
    apartmentNumber: '11',
    floor: 4,
    numberOfRooms: 3.5,
    areaInSquareMeters: 86,
    price: 7100,
    advancePayment: 2300,
  },
  {
    assetName: 'SHDERA-12-A3',
    propertyTitle: text('דירת גן, 2.5 חדרים', 'Garden apartment, two and a half rooms'),
    building: building('shdera-a'),
    apartmentNumber: '3',
    floor: 0,
    numberOfRooms: 2.5,
    areaInSquareMeters: 61,
    price: 5400,
    advancePayment: 1800,
    moreInfoContentHTML: 'reserved',
  },
];
