import fc from 'fast-check';
import { bound } from './bound';
import { choice } from './choice';
import { choices } from './choices';
import { day } from './day';
import { defineFilters } from './defineFilters';
import { flag } from './flag';
import { knownValues, optionCounts } from './optionCounts';
import { pageNumber } from './pageNumber';
import { toggleChoice } from './toggleChoice';

interface Home {
  id: string;
  city: string;
  features: readonly string[];
  floor: number | null;
  entry: string;
  isFree: boolean;
}

const floor = ({ floor: number }: Home) => number;
const set = defineFilters<Home>()({
  cities: choices({
    of: ({ city }) => [city],
    all: ['All cities'],
    clears: ['features'],
    counts: 'together',
  }),
  features: choices({ of: ({ features }) => features, needs: 'every' }),
  kind: choice({ of: ({ id }) => [id] }),
  rooms: choice({ of: ({ id }) => [id], among: ['1', '6+'] }),
  floorMin: bound({ of: floor, end: 'from', min: 0, max: 50, countedAs: 'floor' }),
  floorMax: bound({ of: floor, end: 'to', min: 0, max: 50, countedAs: 'floor' }),
  date: day({ matches: ({ entry }, chosen) => entry <= chosen }),
  available: flag(({ isFree }) => isFree),
  page: pageNumber(),
});
const { initial } = set;
const parse = (search: string) => set.parse(new URLSearchParams(search));

const home = (id: string, changes: Partial<Home> = {}): Home => ({
  id,
  city: 'Haifa',
  features: [],
  floor: 1,
  entry: '2026-01-01',
  isFree: true,
  ...changes,
});
const homes = [
  home('a', { features: ['parking'] }),
  home('b', { city: 'Lod', features: ['parking', 'storage'], floor: 4 }),
  home('c', { floor: null, isFree: false, entry: '2027-05-01' }),
];
const ids = (values: Partial<typeof initial>) =>
  homes.filter((item) => set.matches(item, { ...initial, ...values })).map(({ id }) => id);

describe('an address', () => {
  it.each([
    ['', {}],
    ['cities=Haifa&cities=Lod', { cities: ['Haifa', 'Lod'] }],
    ['cities=Haifa&cities=Haifa&cities=', { cities: ['Haifa'] }],
    ['cities=All+cities', {}],
    ['cities=Haifa&cities=All%20cities', {}],
    ['kind=x', { kind: 'x' }],
    ['rooms=6%2B', { rooms: '6+' }],
    ['rooms=7', {}],
    ['rooms=1+', { rooms: '1' }],
    // URLs encode a space as a plus sign, so this value arrives with a space.
    ['rooms=6+', { rooms: '6+' }],
    ['cities=all%20cities%E2%80%8F', {}],
    ['floorMin=%E2%80%8E4+', { floorMin: 4 }],
    ['date=2026%E2%80%9302%E2%80%9328', { date: '2026-02-28' }],
    ['available=1+', { available: true }],
    ['floorMin=0&floorMax=50', { floorMin: 0, floorMax: 50 }],
    ['floorMin=-1&floorMax=51', {}],
    ['floorMin=1e1&floorMax=2.5', {}],
    ['floorMin=%20', {}],
    ['date=2026-02-28', { date: '2026-02-28' }],
    ['date=2026-02-30', {}],
    ['date=28.2.2026', {}],
    ['available=1', { available: true }],
    ['available=maybe', {}],
    ['page=2', { page: 2 }],
    ['page=-1', {}],
    ['page=x', {}],
    ['page=0', {}],
    ['page=1.5', {}],
    ['page=99999999999', {}],
    ['unknown=1&utm_source=mail', {}],
    [`cities=${'x'.repeat(10_000)}`, {}],
  ])('%.40s', (search, expected) => {
    expect(parse(search)).toEqual({ ...initial, ...expected });
  });

  it('is read up to a limit when it has thousands of values', () => {
    const search = Array.from({ length: 5000 }, (_, index) => `cities=${index}`).join('&');
    expect(parse(search).cities).toHaveLength(60);
  });

  it('is read without values that do not exist', () => {
    const known = knownValues(set, homes);
    const params = new URLSearchParams('cities=Haifa&cities=Nowhere&features=parking&kind=z&page=3');
    expect(set.parse(params, known)).toEqual({
      ...initial,
      cities: ['Haifa'],
      features: ['parking'],
      page: 3,
    });
  });

  it.each([
    ['an ASCII hyphen', 'תל אביב-יפו'],
    ['an en dash', 'תל אביב–יפו'],
    ['a trailing space', 'תל אביב־יפו '],
    ['a double space', 'תל  אביב־יפו'],
    ['direction marks', '\u200Fתל אביב\u2067־יפו\u2069'],
    ['the spelling of the other language', 'Tel Aviv–Yafo'],
  ])('is understood with %s', (_name, text) => {
    const translations = { cities: new Map([['Tel Aviv-Yafo', 'תל אביב־יפו']]) };
    const read = { ...initial, cities: [text] };
    expect(set.restrict(read, { cities: ['חיפה', 'תל אביב־יפו'] }, translations).cities).toEqual([
      'תל אביב־יפו',
    ]);
  });

  it('is not guessed between two labels that differ by a hyphen', () => {
    const read = { ...initial, cities: ['A–B'] };
    expect(set.restrict(read, { cities: ['A-B', 'A‑B'] }).cities).toEqual([]);
    expect(set.restrict({ ...initial, cities: ['A‑B'] }, { cities: ['A-B', 'A‑B'] }).cities).toEqual(['A‑B']);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['', [], []],
    ['cities=Haifa&page=x&page=-1&q=zz', [], []],
    ['cities=All+cities&available=0', [], []],
    ['cities=Nowhere&cities=Haifa&kind=z', ['Nowhere', 'z'], []],
    ['cities=Acre', [], []],
    ['rooms=9&floorMin=99&date=soon&available=maybe', ['9', '99', 'soon', 'maybe'], []],
    ['cities=Lod&features=storage', [], ['storage']],
    ['cities=Nowhere&features=storage', ['Nowhere'], ['storage']],
  ])('names its unknown and its contradicting values: %s', (search, unknown, contradicting) => {
    const params = new URLSearchParams(search);
    const [known, translations] = [knownValues(set, homes), { cities: new Map([['Acre', 'Haifa']]) }];
    const kept = { ...set.restrict(set.read(params), known, translations), features: [] };
    expect(set.ignoredIn(params, kept, known, translations)).toEqual({ unknown, contradicting });
  });

  it('holds only what was chosen', () => {
    expect(set.write(initial).toString()).toBe('');
    expect(set.write({ ...initial, cities: ['Tel Aviv', 'Lod'], floorMin: 0, page: 2 }).toString()).toBe(
      'cities=Tel+Aviv&cities=Lod&floorMin=0&page=2',
    );
  });

  it('round-trips any selection', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 200, unit: 'binary' })
      .filter((it) => it !== 'All cities');
    const texts = fc.uniqueArray(text, { maxLength: 60 });
    const whole = fc.option(fc.integer({ min: 0, max: 50 }));
    fc.assert(
      fc.property(
        fc.record({
          cities: texts,
          features: texts,
          kind: fc.constantFrom(null, 'a', 'דוח שנתי'),
          rooms: fc.constantFrom(null, '1', '6+'),
          floorMin: whole,
          floorMax: whole,
          date: fc.constantFrom(null, '2026-02-28'),
          available: fc.boolean(),
          page: fc.integer({ min: 1, max: 999_999 }),
        }),
        (values) => {
          expect(parse(set.write(values).toString())).toEqual(values);
        },
      ),
    );
  });

  it('never throws for arbitrary parameters', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...set.names, 'other'), fc.string())), (pairs) => {
        const values = set.parse(new URLSearchParams(pairs), knownValues(set, homes));
        expect(values.page).toBeGreaterThanOrEqual(1);
        homes.forEach((item) => set.matches(item, values));
      }),
    );
  });
});

describe('a choice', () => {
  const values = { ...initial, cities: ['Haifa'], features: ['parking'], floorMin: 2, page: 3 };
  it.each([
    [
      'clears what depends on it, and leads to the first page',
      { cities: ['Lod'] },
      { features: [], page: 1 },
    ],
    ['leaves what does not depend on it', { features: [] }, { page: 1 }],
    ['keeps what is chosen along with it', { cities: [], features: ['storage'] }, { page: 1 }],
    ['of a page changes nothing else', { page: 2 }, {}],
    ['of what is chosen already changes nothing', { floorMin: 2 }, {}],
  ])('%s', (_, changes, more) => {
    expect(set.change(values, changes)).toEqual({ ...values, ...changes, ...more });
  });

  it('is reset except for the named filters', () => {
    expect(set.reset(values)).toEqual(initial);
    expect(set.reset(values, ['cities'])).toEqual({ ...initial, cities: ['Haifa'] });
  });
});

describe('the number of active filters', () => {
  it.each([
    [{}, 0],
    [{ page: 4 }, 0],
    [{ floorMin: 0 }, 1],
    [{ floorMin: 1, floorMax: 4 }, 1],
    [{ cities: ['Haifa', 'Lod'] }, 1],
    [{ features: ['parking', 'storage'] }, 2],
    [{ date: '2026-01-01', available: true, rooms: '6+' }, 3],
  ])('%j counts %d', (values, expected) => {
    expect(set.count({ ...initial, ...values })).toBe(expected);
  });

  it('can be limited to some filters', () => {
    expect(set.count({ ...initial, cities: ['Lod'], available: true }, ['available', 'page'])).toBe(1);
  });
});

describe('the items', () => {
  it.each<[Partial<typeof initial>, string[]]>([
    [{}, ['a', 'b', 'c']],
    [{ cities: ['Lod', 'Haifa'] }, ['a', 'b', 'c']],
    [{ cities: ['Lod'] }, ['b']],
    [{ features: ['parking', 'storage'] }, ['b']],
    [{ floorMin: 1 }, ['a', 'b']],
    [{ floorMax: 1 }, ['a']],
    [{ floorMin: 4, floorMax: 4 }, ['b']],
    [{ date: '2026-01-01' }, ['a', 'b']],
    [{ available: true }, ['a', 'b']],
    [{ kind: 'c' }, ['c']],
    [{ page: 7 }, ['a', 'b', 'c']],
  ])('that pass %j', (values, expected) => {
    expect(ids(values)).toEqual(expected);
  });

  it('are counted by option within the other filters', () => {
    const values = { ...initial, features: ['parking'], cities: ['Lod'] };
    expect([...optionCounts(set, homes, values, 'cities')]).toEqual([
      ['Haifa', 1],
      ['Lod', 1],
    ]);
  });

  it('are counted within the other choices of a filter that requires all of them', () => {
    const values = { ...initial, features: ['storage'] };
    expect([...optionCounts(set, homes, values, 'features')]).toEqual([
      ['parking', 1],
      ['storage', 1],
    ]);
  });

  it('are never empty after choosing an option with a count', () => {
    const groups = ['cities', 'features'] as const;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...groups), fc.nat())), (presses) => {
        let values = initial;
        for (const [group, number] of presses) {
          const offered = [...optionCounts(set, homes, values, group).keys()];
          const option = offered[number % offered.length];
          if (!option) continue;
          values = set.change(values, { [group]: toggleChoice(values[group], option) });
          expect(ids(values)).not.toEqual([]);
        }
      }),
    );
  });
});
