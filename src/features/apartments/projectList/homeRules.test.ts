import fc from 'fast-check';
import { ROOM_NUMBERS } from '../filters/apartmentFilters';
import { characteristicLabel } from './characteristicLabel';
import { highestFloors, lowestFloors } from '../filters/floorOptions';
import { isImmediateEntry } from '../home/isImmediateEntry';
import { applyLiveStates } from '../home/applyLiveStates';
import { monthlyTotal } from '../home/monthlyTotal';
import { projectHome, projectWith, type HomeFacts } from '../testing/projectHomesFixture';
import {
  activeCount,
  projectFilters,
  type FilterableHome,
  type ProjectFilterValues,
} from '../filters/projectFilters';
import { similarHomes } from './similarHomes';
import { tabsOf } from './tabsOf';
import { toProjectHomes } from './toProjectHomes';

const homesOf = (facts: Record<string, HomeFacts>) =>
  toProjectHomes(
    projectWith(Object.entries(facts).map(([name, fact]) => projectHome(name, fact))),
    'en',
    'type',
  );

describe('the marketing list', () => {
  /** The rules of project-marketing §5, written down directly. The filters are compared with this function. */
  function isKept(home: FilterableHome, chosen: ProjectFilterValues): boolean {
    if (chosen.floorMin !== null && (home.floor === null || home.floor < chosen.floorMin)) return false;
    if (chosen.floorMax !== null && (home.floor === null || home.floor > chosen.floorMax)) return false;
    if (chosen.areaMin !== null && (home.area === null || home.area < chosen.areaMin)) return false;
    if (chosen.areaMax !== null && (home.area === null || home.area > chosen.areaMax)) return false;
    if (chosen.date !== null) {
      if (home.entryDate === null) return false;
      if (Date.parse(home.entryDate) < Date.parse(chosen.date)) return false;
    }
    const isLarge = chosen.roomNumber === '6+' && Number(home.rooms) >= 6;
    if (chosen.roomNumber !== null && !isLarge && String(home.rooms) !== chosen.roomNumber) return false;
    if (chosen.apartmentChar.some((key) => !home.apartmentChar.includes(key))) return false;
    if (chosen.buildingChar.some((key) => !home.buildingChar.includes(key))) return false;
    if (chosen.buildingNames.length > 0 && !chosen.buildingNames.includes(home.buildingName ?? ''))
      return false;
    // This list does not have the other filters, so it ignores their values in the URL.
    return true;
  }

  it('equals a direct transcription of the rules', () => {
    const days = fc.option(fc.constantFrom('2026-05-31', '2026-06-01', '2027-01-15'));
    const number = (max: number) => fc.option(fc.integer({ min: 0, max }));
    const own = fc.subarray(['apParking', 'apAir', 'apSafety']);
    const house = fc.subarray(['beElevator', 'buParking']);
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
      apartmentChar: own,
      buildingChar: house,
      city: fc.constant(null),
    });
    const selections = fc.record<ProjectFilterValues>({
      ...(Object.fromEntries(
        Object.entries(projectFilters.marketing.initial).map(([name, value]) => [name, fc.constant(value)]),
      ) as { [Name in keyof ProjectFilterValues]: fc.Arbitrary<ProjectFilterValues[Name]> }),
      floorMin: number(6),
      floorMax: number(6),
      areaMin: number(12),
      areaMax: number(12),
      date: days,
      availible: fc.boolean(),
      roomNumber: fc.option(fc.constantFrom(...ROOM_NUMBERS)),
      floorNumber: fc.option(fc.constantFrom('0', '5+')),
      apartmentChar: own,
      buildingChar: house,
      buildingNames: fc.subarray(['A', 'B']),
    });
    fc.assert(
      fc.property(homes, selections, (home, chosen) => {
        expect(projectFilters.marketing.matches(home, chosen)).toBe(isKept(home, chosen));
      }),
      { numRuns: 500 },
    );
  });

  it('ignores availability and building floors of an address', () => {
    const values = projectFilters.marketing.parse(new URLSearchParams('availible=1&floorNumber=2'));
    expect(values).toEqual(projectFilters.marketing.initial);
  });
});

describe('the number in the badge', () => {
  it.each<[Partial<ProjectFilterValues>, number]>([
    [{}, 0],
    [{ tab: 'roof', saved: ['B7'], shown: 4, home: 'B7' }, 0],
    [{ floorMin: 1, floorMax: 4, areaMin: 20, areaMax: 30 }, 2],
    [{ roomNumber: '3', date: '2026-01-01', availible: true }, 3],
    [{ apartmentChar: ['apAir', 'apParking'], buildingNames: ['A', 'B'] }, 3],
  ])('for %j is %d', (values, expected) => {
    expect(activeCount('rent', { ...projectFilters.rent.initial, ...values })).toBe(expected);
  });
});

describe('floor options', () => {
  it('limit each other, except that the ground floor is always a lowest floor', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (chosen) => {
        const floors = Array.from({ length: 51 }, (_, floor) => floor);
        expect(lowestFloors(chosen)).toEqual(floors.filter((floor) => floor === 0 || floor <= chosen));
        expect(highestFloors(chosen)).toEqual(floors.filter((floor) => floor >= chosen));
      }),
    );
  });
});

describe('entry on a project page', () => {
  it.each([
    ['2026-03-04', true],
    ['2026-03-05', false],
    ['2026-03-06', false],
  ])('on %s, seen on 2026-03-05, is immediate: %s', (day, expected) => {
    expect(isImmediateEntry(day, '2026-03-05', 'date')).toBe(expected);
  });
});

describe('monthly costs', () => {
  const home = { price: 5000, currency: 'ILS', boardFee: 250, parkingFee: 380 };
  it.each<[string, Partial<Parameters<typeof monthlyTotal>[0]>, number | null]>([
    ['rent, board fee and parking', {}, 5630],
    ['rent alone', { boardFee: null, parkingFee: null }, 5000],
    ['no sum without a rent', { price: null }, null],
    ['no sum of two currencies', { currency: 'EUR' }, null],
    ['another currency alone', { currency: 'EUR', boardFee: 0, parkingFee: null }, 5000],
  ])('%s', (_, changes, expected) => {
    expect(monthlyTotal({ ...home, ...changes })).toBe(expected);
  });
});

describe('labels of characteristics', () => {
  it.each([
    ['מרפסת', 'Balcony'],
    ['מחסן', 'Storage room'],
    ['חניה', 'Parking'],
    ['מיזוג מרכזי', 'Central air'],
    ['ממד', 'Secure room'],
    ['ממ"ד', 'Secure room'],
    ['ממ״ד', 'Secure room'],
    ['מזגן עילי', 'Top air conditioner'],
    ['דוד שמש', 'Water heater'],
    ['סורגים', 'Window bars'],
    ['ועד בית', 'HOA'],
    ['Roof garden', 'Roof garden'],
  ])('%s is %s in English', (name, expected) => {
    expect(characteristicLabel(name, 'en')).toBe(expected);
    expect(characteristicLabel(name, 'he')).toBe(name);
  });
});

describe('live availability', () => {
  it('changes only homes that the service reports', () => {
    const homes = homesOf({ a: {}, b: {}, c: { isTaken: true } });
    const live = applyLiveStates(homes, {
      a: { state: 'held', price: null },
      c: { state: 'taken', price: 5000 },
    });
    expect(live.map(({ state, price }) => [state, price])).toEqual([
      ['held', 5000],
      ['free', 5000],
      ['taken', 5000],
    ]);
    expect([live[0] === homes[0], live[1] === homes[1], live[2] === homes[2]]).toEqual([false, true, true]);
  });
});

describe('similar homes', () => {
  it('are the three free homes with the smallest difference', () => {
    const homes = homesOf({
      taken: { rooms: 3, area: 80, isTaken: true },
      alike: { rooms: 3, area: 82 },
      larger: { rooms: 4, area: 95 },
      gone: { rooms: 3, area: 80, isTaken: true },
      palace: { rooms: 7, area: 176, price: 14_000 },
      near: { rooms: 3, area: 74 },
    });
    const [taken] = homes;
    const found = taken ? similarHomes(taken, homes).map(({ assetName }) => assetName) : [];
    expect(found).toEqual(['alike', 'near', 'larger']);
  });
});

describe('tabs', () => {
  const homes = [projectHome('a', { type: 'roof' }), projectHome('b', { type: 'garden', building: 'B' })];
  const plainHomes = [projectHome('a'), projectHome('b', { building: 'B' })];
  it.each([
    ['types in the order of the project', projectWith(homes), 'classic', ['garden', 'roof']],
    ['types before buildings', projectWith(homes), 'rental', ['garden', 'roof']],
    ['buildings of homes of one type', projectWith(plainHomes), 'rental', ['Building A', 'Building B']],
    ['none in classic rows of one type', projectWith(plainHomes), 'classic', []],
    ['none for one building', projectWith([projectHome('a')]), 'rental', []],
  ] as const)('are %s', (_, project, rows, expected) => {
    expect(tabsOf(project, rows).tabs.map(({ id }) => id)).toEqual(expected);
  });
});

describe('missing values of a home', () => {
  it('come from its project: pictures by rooms, shared documents, drawings beside the plan', () => {
    const [picture] = projectWith([]).homePictures;
    const project = projectWith(
      [
        projectHome('a', {
          rooms: 3,
          extra: { gallery: null, uploadContracts: null, apartmentsDrawing: [{ id: 'drawing' }] },
        }),
      ],
      {
        imageGalleries: [
          {
            numberOfRooms: 3,
            apartmentThumbnail: picture ?? null,
            apartmentGallery: picture ? [picture] : [],
          },
        ],
        apartmentsGeneral: {
          apartmentContracts: [{ url: '/all.pdf', filename: 'all.pdf', filesize: 1, alt: null }],
        },
        homePlans: [
          ...projectWith([]).homePlans,
          ...(picture ? [{ ...picture, id: 'drawing', mimeType: 'image/svg+xml', url: '/d.svg' }] : []),
        ],
        homeDocuments: [{ id: 'drawing', url: '/d.svg', filename: 'd.svg', filesize: 1, alt: null }],
      },
    );
    const [home] = toProjectHomes(project, 'en', 'type');
    expect(home?.picture?.url).toBe('/kitchen.jpg');
    expect(home?.gallery).toHaveLength(1);
    expect(home?.documents.map(({ filename }) => filename)).toEqual(['all.pdf']);
    expect(home?.drawings.map(({ url }) => url)).toEqual(['/d.svg']);
  });
});
