import { distance, nearestTo } from './distance';
import { groupFactories, type OpeningHours } from './Factory';
import { factoryFilters } from './factoryFilters';
import { factoryNode } from './testing/factoryFixture';
import { dayName, isOpenAt } from './openingHours';
import { searchFactories } from './searchFactories';

const NODES = [
  factoryNode('Haifa plant', { company: 'Concrete', street: '40 Road, Haifa', place: [32.8, 35.05] }),
  factoryNode('Ashdod works', { company: 'Plaster', street: 'HaBosem 14, Ashdod', place: [31.83, 34.68] }),
  factoryNode('Tel Aviv plant', { company: 'Concrete', street: 'Tel Aviv-Yafo', place: [32.05, 34.79] }),
];
const GROUPS = groupFactories(NODES);
const ALL = GROUPS.flatMap(({ factories }) => factories);

describe('factories', () => {
  it('are grouped by company and numbered groupIndex-factoryIndex', () => {
    expect(GROUPS.map(({ name }) => name)).toEqual(['Concrete', 'Plaster']);
    expect(ALL.map(({ branchNumber, name }) => [branchNumber, name])).toEqual([
      ['0-0', 'Haifa plant'],
      ['0-1', 'Tel Aviv plant'],
      ['1-0', 'Ashdod works'],
    ]);
  });

  it('need only a company and a name', () => {
    const bare = {
      ...factoryNode('Bare', { company: 'Concrete' }),
      mapCoordinates: null,
      icon: null,
      openingHours: null,
      phoneNumber: null,
    };
    const [group] = groupFactories([bare]);
    expect(group?.factories).toEqual([
      expect.objectContaining({ branchNumber: '0-0', name: 'Bare', street: '', position: null, hours: [] }),
    ]);
    expect(groupFactories(null)).toEqual([]);
  });

  it('without a name are left out and logged, and the others stay', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [first, second] = NODES;
    const rows = [
      { ...factoryNode('', { company: 'Concrete' }), factoryName: null },
      first ?? null,
      null,
      second ?? null,
    ];
    expect(groupFactories(rows).flatMap(({ factories }) => factories.map(({ name }) => name))).toEqual([
      'Haifa plant',
      'Ashdod works',
    ]);
    expect(logged).toHaveBeenCalledWith('2 of 4 factories are left out, because they have no name');
  });

  it('of an unknown company are last, under a dash', () => {
    const orphan = { ...factoryNode('Orphan', { company: '' }), companyAssociation: null };
    const groups = groupFactories([orphan, ...NODES]);
    expect(groups.map(({ name }) => name)).toEqual(['Concrete', 'Plaster', '–']);
    expect(groups.at(-1)?.factories).toEqual([
      expect.objectContaining({ branchNumber: '2-0', name: 'Orphan', association: '–' }),
    ]);
  });

  it.each([
    ['a latitude beyond the pole', { place: [91, 35] as const }],
    ['a longitude beyond the antimeridian', { place: [32, 181] as const }],
  ])('with %s have no marker', (_name, facts) => {
    const [group] = groupFactories([factoryNode('Lost', { company: 'Concrete', ...facts })]);
    expect(group?.factories).toEqual([expect.objectContaining({ name: 'Lost', position: null })]);
  });

  it.each([
    ['a day that is none', { fromDay: 'day9' }],
    ['no last day', { toDay: null }],
    ['a time that is none', { opens: 'early' }],
  ])('lose opening hours with %s, and keep the others', (_name, wrong) => {
    const node = factoryNode('Plant', { company: 'Concrete' });
    const [hours] = node.openingHours ?? [];
    const openingHours = [{ ...hours, ...wrong }, hours] as typeof node.openingHours;
    const [group] = groupFactories([{ ...node, openingHours }]);
    expect(group?.factories[0]?.hours).toEqual([{ from: 0, to: 4, opens: '06:30', closes: '16:00' }]);
  });

  it.each([
    ['haifa', ['Haifa plant']],
    ['  tel aviv ', ['Tel Aviv plant']],
    ['yafo tel', ['Tel Aviv plant']],
    ['works', ['Ashdod works']],
    ['nowhere', []],
    [' ', ['Haifa plant', 'Tel Aviv plant', 'Ashdod works']],
  ])('are found by town or name: %j', (sought, names) => {
    const found = searchFactories(GROUPS, sought);
    expect(found.flatMap(({ factories }) => factories).map(({ name }) => name)).toEqual(names);
    expect(found.every(({ factories }) => factories.length > 0)).toBe(true);
  });

  it('have their real distance', () => {
    const [telAviv, jerusalem] = [
      { latitude: 32.0853, longitude: 34.7818 },
      { latitude: 31.7683, longitude: 35.2137 },
    ];
    expect(distance(telAviv, jerusalem)).toBeCloseTo(54, 0);
    expect(nearestTo(jerusalem, ALL)?.name).toBe('Tel Aviv plant');
    expect(nearestTo(jerusalem, [])).toBeUndefined();
  });

  it.each([
    ['?branch=1-0', '1-0'],
    ['?branch=9-9', '0'],
    ['?branch=', '0'],
    ['', '0'],
  ])('are chosen by the address %j', (search, branch) => {
    const known = { branch: ALL.map(({ branchNumber }) => branchNumber) };
    expect(factoryFilters.parse(new URLSearchParams(search), known).branch).toBe(branch);
  });

  it('leave the address empty without a choice', () => {
    expect(factoryFilters.write({ branch: '0', town: '' }).toString()).toBe('');
    expect(factoryFilters.write({ branch: '0-1', town: 'Haifa' }).toString()).toBe('branch=0-1&town=Haifa');
  });
});

describe('opening hours', () => {
  const HOURS: OpeningHours[] = [
    { from: 0, to: 4, opens: '06:30', closes: '16:00' },
    { from: 5, to: 5, opens: '06:30', closes: '12:00' },
  ];

  it.each([
    ['a Sunday morning', '2026-11-22T04:30:00Z', true],
    ['a minute before', '2026-11-22T04:29:00Z', false],
    ['the end of a Thursday', '2026-11-26T14:00:00Z', false],
    ['a Friday noon', '2026-11-27T10:00:00Z', false],
    ['a Friday morning', '2026-11-27T09:59:00Z', true],
    ['a Saturday', '2026-11-28T09:00:00Z', false],
    ['a summer morning', '2026-07-05T03:30:00Z', true],
  ])('in the time zone of Israel, %s', (_name, now, open) => {
    expect(isOpenAt(HOURS, new Date(now))).toBe(open);
  });

  it('may span the end of the week', () => {
    const week = [{ from: 5, to: 0, opens: '08:00', closes: '20:00' }];
    expect(isOpenAt(week, new Date('2026-11-28T09:00:00Z'))).toBe(true);
    expect(isOpenAt(week, new Date('2026-11-24T09:00:00Z'))).toBe(false);
  });

  it('name their days', () => {
    expect([dayName(0, 'en'), dayName(6, 'en'), dayName(0, 'he')]).toEqual([
      'Sunday',
      'Saturday',
      'יום ראשון',
    ]);
  });
});
