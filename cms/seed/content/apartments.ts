import type { Apartment, Building } from '../../payload-types';
import { building, picture, Reference, text, type Text } from '../lib/bilingual';
import type { Keyed } from '../lib/Keyed';
import { daysFromSeed } from '../lib/seedDay';
import type { SeedOf } from '../lib/SeedOf';
import { assetNameOf, homePictures } from './homes/homePictures';
import { HOME_PLANS, type HomePlan } from './homes/homePlans';
import { rentals } from './homes/rentals';
import { SIDES } from './homes/sides';
import type { HomeRow, SeedHouse, SeedRental, Side } from './homes/SeedHouse';

const characteristic = (key: string) => new Reference('characteristics', key);

const MODELS: Record<number, Text> = {
  1: text('סטודיו', 'Studio'),
  2: text('גומחה', 'Niche'),
  2.5: text('חצר', 'Yard'),
  3: text('קשת', 'Arch'),
  3.5: text('קשת וחצי', 'Arch and a half'),
  4: text('מרפסת', 'Terrace'),
  5: text('רוח', 'Breeze'),
  6: text('אופק', 'Horizon'),
  7: text('גג', 'Roof'),
};

/** Rounds a rent to a multiple of fifty. */
const toFifty = (amount: number) => Math.round(amount / 50) * 50;

/**
 * Computes the rent of an apartment. Small apartments cost more per square metre, and each floor adds a little. A
 * balcony counts as a fifth of its area.
 */
function rentOf({ area, balcony }: HomePlan, floor: number, perMetre: number): number {
  const size = area < 50 ? 1.32 : area < 64 ? 1.12 : area < 90 ? 1 : area < 130 ? 0.93 : 0.88;
  return toFifty(perMetre * (area * size + balcony * 0.2) * (1 + floor * 0.006));
}

function titleOf({ rooms }: HomePlan, side: Side, views: SeedRental['views']): Text {
  const view = views[side.slice(-1) as 'N' | 'E' | 'S' | 'W'].values;
  return rooms === 1
    ? text(`דירת חדר ${view.he}`, `One room ${view.en}`)
    : text(`דירת ${rooms} חדרים ${view.he}`, `${rooms} rooms ${view.en}`);
}

function typeOf({ rooms, outside }: HomePlan): string {
  if (outside === 'garden') return 'garden';
  if (outside === 'roof') return 'penthouse';
  return rooms < 2 ? 'mini' : 'standard';
}

function characteristicsOf(
  { rooms, area, balcony }: HomePlan,
  rental: SeedRental,
): Reference<'characteristics'>[] {
  const own = [
    ...(rooms >= 3 ? ['apSafety'] : []),
    ...(balcony > 0 ? ['apTerrace'] : []),
    ...(area >= 98 ? ['apStorage'] : []),
    ...(rooms >= 4 ? ['apParking'] : []),
    ...(rental.feePerMetre === undefined ? ['apCommit'] : []),
  ];
  return [...new Set([...own, ...rental.has])].map(characteristic);
}

function apartmentOf(
  rental: SeedRental,
  house: SeedHouse,
  row: HomeRow,
): SeedOf<Apartment> & { assetName: string } {
  const [number, floor, planName, side, entry, extras = {}] = row;
  const plan: HomePlan = HOME_PLANS[planName];
  const rent = extras.rent ?? rentOf(plan, floor, rental.rentPerMetre);
  const advance = extras.advance === undefined ? Math.round(rent / 300) * 100 : extras.advance;
  const title = extras.title ?? titleOf(plan, side, rental.views);
  const assetName = assetNameOf(rental, house, number);
  return {
    assetName,
    umbracoName: `${rental.code} ${assetName.slice(rental.code.length + 1)}`,
    propertyTitle: title,
    propertyName: title,
    project: new Reference('projects', rental.project),
    building: building(house.key),
    propertyType: new Reference('apartmentTypes', typeOf(plan)),
    apartmentNumber: String(number),
    propertyModel: MODELS[plan.rooms] ?? null,
    floor,
    numberOfRooms: plan.rooms,
    areaInSquareMeters: plan.area,
    balconySquareMeter: plan.balcony > 0 ? plan.balcony : null,
    orientation: SIDES[side],
    entryDate: entry === null ? null : daysFromSeed(entry),
    availableImmediately: entry !== null && entry <= 0,
    city: new Reference('cities', rental.city),
    address: house.address,
    location: { latitude: house.latitude, longitude: house.longitude },
    price: extras.onRequest ? null : rent,
    priceCurrency: 'ILS',
    houseCommitee:
      rental.feePerMetre === undefined ? null : Math.round((plan.area * rental.feePerMetre) / 5) * 5,
    parkingFee: plan.rooms < 4 ? (rental.parking ?? null) : null,
    advancePayment: rental.reservable && !extras.onRequest ? advance : null,
    moreInfoContentHTML: extras.taken ? 'reserved' : null,
    priorityID: extras.priority ?? 100,
    leadFormBMBYId: rental.leadFormBMBYId,
    emailForLead: rental.emailForLead,
    ...homePictures(assetName),
    uploadContracts: ['rent-agreement', 'rent-specification', 'house-rules'].map(picture),
    apartmentCharacteristics: characteristicsOf(plan, rental),
  };
}

/** Buildings of the rental projects. */
export const buildings: readonly (Keyed<Building> & { readonly buildingTitle: Text })[] = rentals.flatMap(
  ({ project, houses }) =>
    houses.map(({ key, title, address, floors, has, latitude, longitude }, index) => ({
      key,
      buildingTitle: title,
      project: new Reference('projects', project),
      address,
      location: { latitude, longitude },
      severalFloorsInTheBuilding: floors,
      buildingCharacteristics: has.map(characteristic),
      order: index + 1,
    })),
);

/** Apartments to rent. Some are already taken. */
export const apartments: readonly (SeedOf<Apartment> & { readonly assetName: string })[] = rentals.flatMap(
  (rental) => rental.houses.flatMap((house) => house.homes.map((row) => apartmentOf(rental, house, row))),
);
