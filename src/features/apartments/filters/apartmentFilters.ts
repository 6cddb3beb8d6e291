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

/** Highest floor that the filters offer (project-marketing §5, §9). */
export const HIGHEST_FLOOR = 50;
/**
 * Options for the number of rooms and for the number of floors in the building (project-marketing §5). The last option
 * means "or more"; the others match exactly.
 */
export const ROOM_NUMBERS = ['1', '2', '3', '4', '5', '6+'] as const;
export const FLOOR_NUMBERS = ['0', '1', '2', '3', '4', '5+'] as const;
const HALF_ROOMS = ['1.5', '2.5', '3.5', '4.5', '5.5'];

type Apartment = FilterableApartment;

const floor = ({ floor: number }: Apartment) => number;
const area = ({ area: number }: Apartment) => number;
const text = (value: string | null): string[] => (value === null ? [] : [value]);
/**
 * Returns the option that a number belongs to, in a list. Numbers from `most` upwards belong to the last option, such
 * as `6+`.
 */
const numbered = (value: number | null, most: number): string[] =>
  value === null ? [] : [value >= most ? `${most}+` : String(value)];

/**
 * Returns the rooms option that matches an apartment, such as `2.5` or `6+`. The list is empty if its number of rooms
 * is unknown.
 */
export const roomsOption = (home: Pick<Apartment, 'rooms'>): string[] => numbered(home.rooms, 6);
/**
 * Returns the option for the number of floors in an apartment's building, such as `4` or `5+`. The list is empty if
 * that number is unknown.
 */
export const floorsOption = (home: Pick<Apartment, 'buildingFloors'>): string[] =>
  numbered(home.buildingFloors, 5);

/**
 * Normalizes the spelling of a characteristic's key, so that different spellings match (project-marketing §5). ממד
 * becomes ממ"ד, and an ampersand becomes an apostrophe.
 */
export const normalizeCharacteristic = (key: string): string =>
  key.replaceAll('ממד', 'ממ"ד').replaceAll('&', "'");

const FLOORS = { min: 0, max: HIGHEST_FLOOR, countedAs: 'floor' };
const AREAS = { min: 0, decimals: true, countedAs: 'area' };

/** Filters that the rental and the marketing lists share (project-marketing §3, filter states). */
export const common = {
  floorMin: bound<Apartment>({ of: floor, end: 'from', ...FLOORS }),
  floorMax: bound<Apartment>({ of: floor, end: 'to', ...FLOORS }),
  areaMin: bound<Apartment>({ of: area, end: 'from', ...AREAS }),
  areaMax: bound<Apartment>({ of: area, end: 'to', ...AREAS }),
  roomNumber: choice<Apartment>({ of: roomsOption, among: [...ROOM_NUMBERS, ...HALF_ROOMS] }),
  apartmentChar: choices<Apartment>({
    of: ({ apartmentChar }) => apartmentChar.map(normalizeCharacteristic),
    needs: 'every',
    spell: normalizeCharacteristic,
  }),
  buildingChar: choices<Apartment>({
    of: ({ buildingChar }) => buildingChar.map(normalizeCharacteristic),
    needs: 'every',
    spell: normalizeCharacteristic,
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

/** Removes a range whose end is below its start, which can come from a URL edited by hand (project-marketing §5). */
export function removeInvalidRanges<Values extends Ranges>(values: Values): Values {
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
  /** Keeps apartments that the visitor can enter on or before the chosen date (project-marketing §5, rent list). */
  date: day<Apartment>({ matches: ({ entryDate }, chosen) => entryDate !== null && entryDate <= chosen }),
  availible: flag<Apartment>(({ availableImmediately }) => availableImmediately),
  floorNumber: choice<Apartment>({ of: floorsOption, among: FLOOR_NUMBERS }),
};

/** Disables a filter in a list: it matches every item and ignores its URL parameter. */
const absent = <Value, Item>(filter: Filter<Value, Item>): Filter<Value, Item> => ({
  ...filter,
  parse: () => filter.initial,
  write: () => [],
  count: () => 0,
  matches: () => true,
});

/**
 * In the marketing list, the date filter keeps apartments that can be entered on or after the chosen date
 * (project-marketing §5). This list has no filters for availability and for the building's floors (§3).
 */
export const marketingOnly = {
  date: day<Apartment>({ matches: ({ entryDate }, chosen) => entryDate !== null && entryDate >= chosen }),
  availible: absent(rentOnly.availible),
  floorNumber: absent(rentOnly.floorNumber),
};

/**
 * URL state of the rental apartments page: cities, rental filters, search text, page number and expanded row
 * (corporate-site §2, §4).
 */
export const rentalListFilters = defineFilters<Apartment & { assetName: string }>()(
  {
    cities: choices<Apartment>({ of: ({ city }) => text(city), counts: 'together' }),
    ...common,
    ...rentOnly,
    q: typedText<Apartment>(),
    page: pageNumber<Apartment>(['open']),
    /**
     * Asset name of the expanded row. It filters nothing; it is here to be kept in the URL. The row collapses when the
     * page number changes (corporate-site §4).
     */
    open: {
      ...choice<Apartment & { assetName: string }>({ of: ({ assetName }) => [assetName] }),
      followsOthers: true,
      count: () => 0,
      matches: () => true,
    },
  },
  { repair: removeInvalidRanges },
);

/** Values of the filters dialog (project-marketing §3, filter states). */
export type ApartmentFilterValues = FilterValues<typeof common & typeof rentOnly>;
