import fc from 'fast-check';
import { FLOOR_NUMBERS, ROOM_NUMBERS } from './apartmentFilters';
import type { FilterableApartment } from '../home/FilterableApartment';
import { offeredOptions } from './offeredOptions';
import { projectFilters } from './projectFilters';

const plain = {
  assetName: 'B7',
  tab: null,
  floor: 3,
  rooms: 4,
  area: 80,
  entryDate: null,
  availableImmediately: false,
  buildingFloors: 4,
  buildingName: 'A',
  apartmentChar: ['apParking'],
  buildingChar: [],
  city: 'Haifa',
};
const homes = (...changes: Partial<FilterableApartment>[]) => changes.map((home) => ({ ...plain, ...home }));

test('always offers the options of the specification', () => {
  expect(offeredOptions([])).toEqual({
    rooms: ROOM_NUMBERS,
    buildingFloors: FLOOR_NUMBERS,
    apartmentKeys: [],
    buildingKeys: [],
    buildings: [],
  });
});

test('offers half rooms if a home has them; six and more rooms are one option', () => {
  const list = homes({ rooms: 7 }, { rooms: 3.5 }, { rooms: 2.5 }, { rooms: 3.5 }, { rooms: null });
  expect(offeredOptions(list)).toEqual({
    rooms: ['1', '2', '2.5', '3', '3.5', '4', '5', '6+'],
    buildingFloors: FLOOR_NUMBERS,
    apartmentKeys: ['apParking'],
    buildingKeys: [],
    buildings: ['A'],
  });
});

test.each(['rent', 'marketing'] as const)('offers an option for every home: %s', (rules) => {
  const number = fc.constantFrom(1, 2, 2.5, 3, 3.5, 4, 5, 6, 7);
  const list = fc.array(fc.record({ rooms: number, buildingFloors: number }), { maxLength: 6 });
  const { matches, initial } = projectFilters[rules];
  fc.assert(
    fc.property(list, (changes) => {
      const all = homes(...changes);
      const { rooms } = offeredOptions(all);
      for (const home of all)
        expect(rooms.filter((roomNumber) => matches(home, { ...initial, roomNumber }))).toHaveLength(1);
    }),
  );
});
