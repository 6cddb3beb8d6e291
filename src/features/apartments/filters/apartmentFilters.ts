import { bound } from '../../../lib/filters/bound';
import { choice } from '../../../lib/filters/choice';
import { choices } from '../../../lib/filters/choices';
import { day } from '../../../lib/filters/day';
import { defineFilters } from '../../../lib/filters/defineFilters';
import type { Filter, FilterValues } from '../../../lib/filters/Filter';
import { flag } from '../../../lib/filters/flag';
import { pageNumber } from '../../../lib/filters/pageNumber';
import { typedText } from '../../../lib/filters/typedText';
import type { FilterableApartment } from '../home/FilterableApartment';

/** Highest floor (project-marketing §5, §9). */
export const HIGHEST_FLOOR = 50;
/** Options for rooms and for floors of the building (project-marketing §5). The last ones mean "or more", the others match exactly. */
export const ROOM_NUMBERS = ['1', '2', '3', '4', '5', '6+'] as const;
export const FLOOR_NUMBERS = ['0', '1', '2', '3', '4', '5+'] as const;
const HALF_ROOMS = ['1.5', '2.5', '3.5', '4.5', '5.5'];

type Apartment = FilterableApartment;

const floor = ({ floor: number }: Apartment) => number;
const area = ({ area: number }: Apartment) => number;
const text = (value: string | null): string[] => (value === null ? [] : [value]);
/** Returns the option of a number: the number itself, or the last option from `most` up. */
const numbered = (value: number | null, most: number): string[] =>
  value === null ? [] : [value >= most ? `${most}+` : String(value)];

/** Returns the rooms option of a home, such as `2.5` or `6+`; empty if it has none. */
export const roomsOption = (home: Pick<Apartment, 'rooms'>): string[] => numbered(home.rooms, 6);
/** Returns the option for floors of a home's building, such as `4` or `5+`; empty if it has none. */
export const floorsOption = (home: Pick<Apartment, 'buildingFloors'>): string[] =>
  numbered(home.buildingFloors, 5);

/**
 * Normalizes a characteristic's key: ממד becomes ממ"ד, and in building keys an ampersand becomes an apostrophe
 * (project-marketing §5).
 */
export const spellCharacteristic = (key: string): string =>
  key.replaceAll('ממד', 'ממ"ד').replaceAll('&', "'");

const FLOORS = { min: 0, max: HIGHEST_FLOOR, countedAs: 'floor' };
const AREAS = { min: 0, decimals: true, countedAs: 'area' };

/** Filters shared by the rental and marketing lists (project-marketing §3, filter states). */
export const common = {
  floorMin: bound<Apartment>({ of: floor, end: 'from', ...FLOORS }),
  floorMax: bound<Apartment>({ of: floor, end: 'to', ...FLOORS }),
  areaMin: bound<Apartment>({ of: area, end: 'from', ...AREAS }),
  areaMax: bound<Apartment>({ of: area, end: 'to', ...AREAS }),
  roomNumber: choice<Apartment>({ of: roomsOption, among: [...ROOM_NUMBERS, ...HALF_ROOMS] }),
  apartmentChar: choices<Apartment>({
    of: ({ apartmentChar }) => apartmentChar.map(spellCharacteristic),
    needs: 'every',
    spell: spellCharacteristic,
  }),
  buildingChar: choices<Apartment>({
    of: ({ buildingChar }) => buildingChar.map(spellCharacteristic),
    needs: 'every',
    spell: spellCharacteristic,
  }),
  buildingNames: choices<Apartment>({ of: ({ buildingName }) => text(buildingName), counts: 'together' }),
};

interface Ranges {
  readonly floorMin: number | null;
  readonly floorMax: number | null;
  readonly areaMin: number | null;
  readonly areaMax: number | null;
}

const conflict = (min: number | null, max: number | null): boolean =>
  min !== null && max !== null && max < min;

/** Drops a range whose end is below its start, as in a manual address (project-marketing §5). */
export function repairRanges<Values extends Ranges>(values: Values): Values {
  const floors = conflict(values.floorMin, values.floorMax);
  const areas = conflict(values.areaMin, values.areaMax);
  if (!floors && !areas) return values;
  return {
    ...values,
    ...(floors && { floorMin: null, floorMax: null }),
    ...(areas && { areaMin: null, areaMax: null }),
  };
}

export const rentOnly = {
  /** Keeps homes that are available by the chosen day (project-marketing §5, rent list). */
  date: day<Apartment>({ matches: ({ entryDate }, chosen) => entryDate !== null && entryDate <= chosen }),
  availible: flag<Apartment>(({ availableImmediately }) => availableImmediately),
  floorNumber: choice<Apartment>({ of: floorsOption, among: FLOOR_NUMBERS }),
};

/** Disables a filter in a list: it keeps every item and ignores the address. */
const absent = <Value, Item>(filter: Filter<Value, Item>): Filter<Value, Item> => ({
  ...filter,
  parse: () => filter.initial,
  write: () => [],
  count: () => 0,
  matches: () => true,
});

/**
 * Keeps homes with entry on or after the chosen day (project-marketing §5, marketing list). The list filters neither
 * by availability nor by building floors (§3).
 */
export const marketingOnly = {
  date: day<Apartment>({ matches: ({ entryDate }, chosen) => entryDate !== null && entryDate >= chosen }),
  availible: absent(rentOnly.availible),
  floorNumber: absent(rentOnly.floorNumber),
};

/** Filters of the rental apartments page: cities, rental filters, page, expanded row (corporate-site §2, §4). */
export const rentalListFilters = defineFilters<Apartment & { assetName: string }>()(
  {
    cities: choices<Apartment>({ of: ({ city }) => text(city), counts: 'together' }),
    ...common,
    ...rentOnly,
    q: typedText<Apartment>(),
    page: pageNumber<Apartment>(['open']),
    /**
     * The expanded row. Not a filter, but kept in the address; it collapses when the page changes (corporate-site
     * §4).
     */
    open: {
      ...choice<Apartment & { assetName: string }>({ of: ({ assetName }) => [assetName] }),
      followsOthers: true,
      count: () => 0,
      matches: () => true,
    },
  },
  { repair: repairRanges },
);

/** Values of the filters dialog (project-marketing §3, filter states). */
export type ApartmentFilterValues = FilterValues<typeof common & typeof rentOnly>;
