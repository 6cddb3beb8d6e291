import type { Apartment, Building } from '../../payload-types';
import { building, picture, Reference, text, type Text } from '../lib/bilingual';
import type { Keyed } from '../lib/Keyed';
import { daysFromSeed } from '../lib/seedDay';
import type { SeedOf } from '../lib/SeedOf';
import { assetNameOf, homePictures } from './homes/homePictures';
import { HOME_PLANS, type HomePlan } from './homes/homePlans';
import { sales } from './homes/sales';
import type { SaleHouse, SaleRow, SeedSale } from './homes/SeedSale';
import { SIDES } from './homes/sides';

const characteristic = (key: string) => new Reference('characteristics', key);

const titleOf = ({ rooms, outside }: HomePlan): Text =>
  outside === 'roof'
    ? text(`פנטהאוז, ${rooms} חדרים`, `Penthouse, ${rooms} rooms`)
    : text(`דירת ${rooms} חדרים`, `${rooms} rooms`);

function apartmentOf(
  sale: SeedSale,
  house: SaleHouse,
  [number, floor, planName, side, price, taken]: SaleRow,
): SeedOf<Apartment> & { assetName: string } {
  const plan: HomePlan = HOME_PLANS[planName];
  const title = titleOf(plan);
  const mark = sale.houses.indexOf(house) + 1;
  const assetName = assetNameOf(sale, house, number);
  return {
    assetName,
    umbracoName: `${sale.code} ${mark} ${number}`,
    propertyTitle: title,
    propertyName: title,
    project: new Reference('projects', sale.project),
    building: building(house.key),
    propertyType: new Reference('apartmentTypes', plan.outside === 'roof' ? 'penthouse' : 'standard'),
    apartmentNumber: String(number),
    floor,
    numberOfRooms: plan.rooms,
    areaInSquareMeters: plan.area,
    balconySquareMeter: plan.balcony,
    orientation: SIDES[side],
    entryDate: daysFromSeed(sale.entry),
    availableImmediately: sale.entry <= 0,
    city: new Reference('cities', sale.city),
    address: house.address,
    location: { latitude: house.latitude, longitude: house.longitude },
    price,
    priceCurrency: 'ILS',
    moreInfoContentHTML: taken ? 'reserved' : null,
    priorityID: 100,
    leadFormBMBYId: sale.leadFormBMBYId,
    emailForLead: sale.emailForLead,
    ...homePictures(assetName),
    uploadContracts: ['sale-agreement', 'sale-specification'].map(picture),
    apartmentCharacteristics: sale.has.map(characteristic),
  };
}

/** Buildings of the projects with apartments for sale. */
export const saleBuildings: readonly (Keyed<Building> & { readonly buildingTitle: Text })[] = sales.flatMap(
  ({ project, houses, buildingHas }) =>
    houses.map(({ key, title, address, floors, latitude, longitude }, index) => ({
      key,
      buildingTitle: title,
      project: new Reference('projects', project),
      address,
      location: { latitude, longitude },
      severalFloorsInTheBuilding: floors,
      buildingCharacteristics: buildingHas.map(characteristic),
      order: index + 1,
    })),
);

/** Apartments for sale. Two of them are reserved. */
export const saleApartments: readonly (SeedOf<Apartment> & { readonly assetName: string })[] = sales.flatMap(
  (sale) => sale.houses.flatMap((house) => house.homes.map((row) => apartmentOf(sale, house, row))),
);
