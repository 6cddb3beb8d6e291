import fc from 'fast-check';
import { FLOOR_NUMBERS, ROOM_NUMBERS } from './apartmentFilters';
import type { FilterableApartment } from './FilterableApartment';
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

test('numbers that homes have, in the order of the options, once each', () => {
  const list = homes({ rooms: 5 }, { rooms: 2, buildingFloors: 0 }, { rooms: 5, buildingName: null });
  expect(offeredOptions(list)).toEqual({
    rooms: ['2', '5'],
    buildingFloors: ['0', '4'],
    apartmentKeys: ['apParking'],
    buildingKeys: [],
    buildings: ['A'],
  });
});

test('homes of six, of seven and of two and a half rooms have no option: numbers are matched exactly', () => {
  const list = homes({ rooms: 6 }, { rooms: 7 }, { rooms: 2.5 }, { rooms: null, buildingFloors: 9 });
  expect(offeredOptions(list)).toMatchObject({ rooms: [], buildingFloors: ['4'] });
});

test.each(['rent', 'marketing'] as const)(
  'whatever is offered keeps a home, what is not keeps none: %s',
  (rules) => {
    const number = fc.option(fc.constantFrom(0, 1, 2, 2.5, 3, 4, 5, 6, 7));
    const list = fc.array(fc.record({ rooms: number, buildingFloors: number }), { maxLength: 6 });
    const { matches, initial } = projectFilters[rules];
    fc.assert(
      fc.property(list, (changes) => {
        const all = homes(...changes);
        const offered = offeredOptions(all);
        for (const roomNumber of ROOM_NUMBERS) {
          const kept = all.some((home) => matches(home, { ...initial, roomNumber }));
          expect(offered.rooms.includes(roomNumber)).toBe(kept);
        }
        if (rules === 'marketing') return;
        for (const floorNumber of FLOOR_NUMBERS) {
          const kept = all.some((home) => matches(home, { ...initial, floorNumber }));
          expect(offered.buildingFloors.includes(floorNumber)).toBe(kept);
        }
      }),
    );
  },
);
