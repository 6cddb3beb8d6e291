import fc from 'fast-check';
import { FLOOR_NUMBERS, rentalListFilters, ROOM_NUMBERS, normalizeCharacteristic } from './apartmentFilters';
import type { FilterableApartment } from '../home/FilterableApartment';
import { projectFilters, type FilterableHome } from './projectFilters';

const { rent: rentFilters, marketing: marketingFilters } = projectFilters;

const plain: FilterableHome = {
  assetName: 'B7',
  tab: 'garden',
  floor: 3,
  rooms: 4,
  area: 80,
  entryDate: '2026-06-01',
  availableImmediately: false,
  buildingFloors: 4,
  buildingName: 'A',
  apartmentChar: ['apParking', 'apAir'],
  buildingChar: ['beElevator'],
  city: 'Haifa',
};
type RentValues = typeof rentFilters.initial;
const rent = (values: Partial<RentValues>, changes: Partial<FilterableApartment> = {}) =>
  rentFilters.matches({ ...plain, ...changes }, { ...rentFilters.initial, ...values });
const sale = (values: Partial<typeof marketingFilters.initial>, changes: Partial<FilterableApartment> = {}) =>
  marketingFilters.matches({ ...plain, ...changes }, { ...marketingFilters.initial, ...values });

describe('both lists', () => {
  it.each<[string, Partial<typeof marketingFilters.initial>, Partial<FilterableApartment>, boolean]>([
    ['nothing chosen', {}, {}, true],
    ['the lowest floor is inclusive', { floorMin: 3 }, {}, true],
    ['the highest floor is inclusive', { floorMax: 3 }, {}, true],
    ['above the highest floor', { floorMax: 2 }, {}, false],
    ['below the lowest floor', { floorMin: 4 }, {}, false],
    ['the ground floor is a floor', { floorMax: 0 }, { floor: 0 }, true],
    ['an unknown floor fails an active range', { floorMin: 0 }, { floor: null }, false],
    ['an unknown floor passes without one', {}, { floor: null }, true],
    ['the area is inclusive at both ends', { areaMin: 80, areaMax: 80 }, {}, true],
    ['too small', { areaMin: 81 }, {}, false],
    ['an unknown area fails an active range', { areaMax: 500 }, { area: null }, false],
    ['as many rooms exactly', { roomNumber: '4' }, {}, true],
    ['half a room more is another number', { roomNumber: '4' }, { rooms: 4.5 }, false],
    ['6+ is six', { roomNumber: '6+' }, { rooms: 6 }, true],
    ['6+ is more than six', { roomNumber: '6+' }, { rooms: 7.5 }, true],
    ['6+ is not five and a half', { roomNumber: '6+' }, { rooms: 5.5 }, false],
    ['half a room exactly', { roomNumber: '3.5' }, { rooms: 3.5 }, true],
    ['the area has decimals', { areaMin: 74.5 }, { area: 74.4 }, false],
    ['all characteristics are needed', { apartmentChar: ['apAir', 'apParking'] }, {}, true],
    ['one characteristic is missing', { apartmentChar: ['apAir', 'apSafety'] }, {}, false],
    ['a building’s are looked for in the building', { buildingChar: ['apAir'] }, {}, false],
    [
      'of the building and of the apartment',
      { buildingChar: ['beElevator'], apartmentChar: ['apAir'] },
      {},
      true,
    ],
    ['any of the buildings', { buildingNames: ['B', 'A'] }, {}, true],
    ['another building', { buildingNames: ['B'] }, {}, false],
  ])('%s', (_, values, changes, expected) => {
    expect([rent(values, changes), sale(values, changes)]).toEqual([expected, expected]);
  });
});

describe('the date filter in both lists', () => {
  it.each([
    ['2026-05-31', false, true],
    ['2026-06-01', true, true],
    ['2026-06-02', true, false],
  ])('chosen %s', (date, forRent, forSale) => {
    expect([rent({ date }), sale({ date })]).toEqual([forRent, forSale]);
  });

  it('keeps no home without an entry date', () => {
    const unknown = { entryDate: null };
    expect([rent({ date: '2026-06-01' }, unknown), sale({ date: '2026-06-01' }, unknown)]).toEqual([
      false,
      false,
    ]);
  });
});

describe('the rent list', () => {
  it.each<[string, Partial<RentValues>, Partial<FilterableApartment>, boolean]>([
    ['available at once', { availible: true }, { availableImmediately: true }, true],
    ['not available at once', { availible: true }, {}, false],
    ['no matter', { availible: false }, { availableImmediately: true }, true],
    ['the building’s floors exactly', { floorNumber: '4' }, {}, true],
    ['another number of floors', { floorNumber: '3' }, {}, false],
    ['5+ is five or more', { floorNumber: '5+' }, { buildingFloors: 9 }, true],
    ['5+ is not four', { floorNumber: '5+' }, { buildingFloors: 4 }, false],
    ['an unknown number of floors', { floorNumber: '0' }, { buildingFloors: null }, false],
  ])('%s', (_, values, changes, expected) => {
    expect(rent(values, changes)).toBe(expected);
  });

  /** The rules of project-marketing §5, written down directly. The filters are compared with this function. */
  function isKept(home: FilterableApartment, chosen: RentValues): boolean {
    const within = (number: number | null, min: number | null, max: number | null) => {
      if (min === null && max === null) return true;
      if (number === null) return false;
      return !(min !== null && number < min) && !(max !== null && number > max);
    };
    if (!within(home.floor, chosen.floorMin, chosen.floorMax)) return false;
    if (!within(home.area, chosen.areaMin, chosen.areaMax)) return false;
    if (chosen.date !== null) {
      if (home.entryDate === null) return false;
      if (new Date(home.entryDate) > new Date(chosen.date)) return false;
    }
    if (chosen.availible && home.availableImmediately !== chosen.availible) return false;
    const isNumber = (number: number | null, option: string) =>
      option.endsWith('+') ? number !== null && number >= parseInt(option, 10) : option === `${number}`;
    if (chosen.roomNumber !== null && !isNumber(home.rooms, chosen.roomNumber)) return false;
    if (chosen.floorNumber !== null && !isNumber(home.buildingFloors, chosen.floorNumber)) return false;
    for (const key of chosen.apartmentChar) if (home.apartmentChar.indexOf(key) === -1) return false;
    for (const key of chosen.buildingChar) if (home.buildingChar.indexOf(key) === -1) return false;
    if (chosen.buildingNames.length === 0) return true;
    return chosen.buildingNames.some((name) => name === home.buildingName);
  }

  it('equals a direct transcription of the rules', () => {
    const days = fc.option(fc.constantFrom('2026-05-31', '2026-06-01', '2027-01-15'));
    const chars = fc.subarray(['apParking', 'apAir', 'apSafety']);
    const house = fc.subarray(['beElevator', 'buParking']);
    const number = (max: number) => fc.option(fc.integer({ min: 0, max }));
    const homes = fc.record<FilterableHome>({
      assetName: fc.constant('B7'),
      tab: fc.constant(null),
      floor: number(6),
      rooms: fc.option(fc.constantFrom(1, 2, 3.5, 4, 6, 7)),
      area: number(12),
      entryDate: days,
      availableImmediately: fc.boolean(),
      buildingFloors: number(7),
      buildingName: fc.option(fc.constantFrom('A', 'B')),
      apartmentChar: chars,
      buildingChar: house,
      city: fc.constant(null),
    });
    const selections = fc.record<RentValues>({
      tab: fc.constant(null),
      saved: fc.constant([]),
      shown: fc.constant(1),
      home: fc.constant(null),
      floorMin: number(6),
      floorMax: number(6),
      areaMin: number(12),
      areaMax: number(12),
      date: days,
      availible: fc.boolean(),
      roomNumber: fc.option(fc.constantFrom(...ROOM_NUMBERS)),
      floorNumber: fc.option(fc.constantFrom(...FLOOR_NUMBERS)),
      apartmentChar: chars,
      buildingChar: house,
      buildingNames: fc.subarray(['A', 'B']),
    });
    fc.assert(
      fc.property(homes, selections, (home, chosen) => {
        expect(rentFilters.matches(home, chosen)).toBe(isKept(home, chosen));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the number of active filters', () => {
  it.each<[Partial<RentValues>, number]>([
    [{}, 0],
    [{ floorMin: 0 }, 1],
    [{ floorMin: 1, floorMax: 2 }, 1],
    [{ areaMin: 10, areaMax: 20 }, 1],
    [{ floorMax: 2, areaMax: 20 }, 2],
    [{ roomNumber: '3' }, 1],
    [{ date: '2026-06-01' }, 1],
    [{ availible: true }, 1],
    [{ apartmentChar: ['apAir', 'apParking'], buildingChar: ['beElevator'] }, 3],
    [{ buildingNames: ['A', 'B'] }, 1],
  ])('of %j is %d', (values, expected) => {
    expect(rentFilters.count({ ...rentFilters.initial, ...values })).toBe(expected);
  });

  it('of the rental list ignores page and expanded row', () => {
    const values = { ...rentalListFilters.initial, page: 2, open: 'B7' };
    expect(rentalListFilters.count(values)).toBe(0);
    expect(rentalListFilters.matches({ ...plain, assetName: 'B8' }, values)).toBe(true);
  });
});

describe('an address', () => {
  const read = (search: string) => rentFilters.parse(new URLSearchParams(search));
  it.each([
    ['floorMin=5&floorMax=3', {}],
    ['areaMin=50&areaMax=40&roomNumber=3', { roomNumber: '3' }],
    ['floorMin=0&floorMax=0', { floorMin: 0, floorMax: 0 }],
    ['floorMax=51', {}],
    ['roomNumber=7', {}],
    ['roomNumber=2.5', { roomNumber: '2.5' }],
    ['roomNumber=2.25', {}],
    ['areaMin=74.5', { areaMin: 74.5 }],
    ['floorMin=2.5', {}],
    ['floorNumber=5%2B', { floorNumber: '5+' }],
    ['apartmentChar=%D7%9E%D7%9E%D7%93', { apartmentChar: ['ממ"ד'] }],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual({ ...rentFilters.initial, ...expected });
  });

  it('collapses the row when the page changes', () => {
    const values = { ...rentalListFilters.initial, page: 2, open: 'B7' };
    expect(rentalListFilters.change(values, { page: 3 })).toEqual({ ...rentalListFilters.initial, page: 3 });
    expect(rentalListFilters.change(values, { cities: ['Lod'] })).toEqual({
      ...rentalListFilters.initial,
      cities: ['Lod'],
    });
    expect(rentalListFilters.change(values, { open: null })).toEqual({
      ...rentalListFilters.initial,
      page: 2,
    });
  });
});

describe('keys of characteristics', () => {
  it.each([
    ['ממד', 'ממ"ד'],
    ['ממ"ד', 'ממ"ד'],
    ['ג&קוזי', "ג'קוזי"],
    ['apParking', 'apParking'],
  ])('%s is %s', (key, expected) => {
    expect(normalizeCharacteristic(key)).toBe(expected);
  });
});
