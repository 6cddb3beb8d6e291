import fc from 'fast-check';
import {
  narrowedOptions,
  nearestSelection,
  makeOptionAvailable,
  withinOptions,
} from '../../lib/filters/cascade';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import type { ListedProject, ProjectGroup } from './ListedProject';
import {
  cascadeOf,
  groupsOf,
  projectFilters,
  type GroupKind,
  type ProjectFilterValues,
} from './projectFilters';

const { initial } = projectFilters;
const project = (id: string, changes: Partial<ListedProject>): ListedProject => ({
  id,
  title: id,
  path: `/projects/${id}/`,
  picture: null,
  designations: [],
  subsidiaries: [],
  statuses: [],
  countries: ['Israel'],
  cities: [],
  units: null,
  latitude: null,
  longitude: null,
  ...changes,
});
const homes = { designations: ['Residential'] };
const offices = { designations: ['Offices'] };
const PROJECTS = [
  project('a', { ...homes, statuses: ['Selling'], cities: ['Haifa'], subsidiaries: ['North'] }),
  project('b', { ...homes, statuses: ['Built'], cities: ['Lod'], subsidiaries: ['South'] }),
  project('c', { ...offices, statuses: ['Selling'], countries: ['Poland'], cities: ['Warsaw'] }),
  project('d', { ...offices, statuses: ['Built'], cities: ['Haifa'], subsidiaries: ['North'] }),
];
const all = cascadeOf('group');
const options = (values: Partial<ProjectFilterValues>, group: ProjectGroup, cascade = all) => [
  ...narrowedOptions(projectFilters, PROJECTS, { ...initial, ...values }, cascade, group).keys(),
];
const ids = (values: ProjectFilterValues) =>
  PROJECTS.filter((item) => projectFilters.matches(item, values)).map(({ id }) => id);

describe('filter groups', () => {
  it.each<[GroupKind, ProjectGroup[]]>([
    ['group', ['designations', 'statuses', 'cities', 'subsidiaries', 'countries']],
    ['construction', ['designations', 'cities']],
    ['properties', ['designations', 'statuses']],
    ['ashdar', ['designations', 'statuses', 'cities']],
    ['industries', ['designations', 'cities']],
    ['rent', ['designations', 'statuses', 'cities']],
    ['international', ['designations', 'statuses', 'cities']],
  ])('of the kind %s', (kind, groups) => {
    expect(groupsOf(kind)).toEqual(groups);
    expect([...cascadeOf(kind)].sort()).toEqual([...groups].sort());
  });
});

describe('a choice resets', () => {
  const chosen: ProjectFilterValues = {
    ...initial,
    designations: ['Residential'],
    subsidiaries: ['North'],
    statuses: ['Selling'],
    countries: ['Israel'],
    cities: ['Haifa'],
    page: 3,
  };
  const none = { subsidiaries: [], statuses: [], countries: [], cities: [] };
  it.each<[ProjectGroup, string | null, Partial<ProjectFilterValues>]>([
    ['designations', 'Offices', { designations: ['Residential', 'Offices'], ...none }],
    ['designations', null, { designations: [], ...none }],
    ['subsidiaries', 'South', { subsidiaries: ['North', 'South'] }],
    ['statuses', 'Built', { statuses: ['Selling', 'Built'], countries: [], cities: [] }],
    ['statuses', null, { statuses: [], countries: [], cities: [] }],
    ['countries', 'Poland', { countries: ['Israel', 'Poland'], cities: [] }],
    ['cities', 'Lod', { cities: ['Haifa', 'Lod'] }],
    ['cities', 'Haifa', { cities: [] }],
  ])('in %s, of %s', (group, option, expected) => {
    const change = { [group]: toggleChoice(chosen[group], option) };
    expect(projectFilters.change(chosen, change)).toEqual({ ...chosen, page: 1, ...expected });
  });
});

describe('options', () => {
  it.each<[string, Partial<ProjectFilterValues>, ProjectGroup, string[]]>([
    [
      'of the uppermost group are never narrowed',
      { designations: ['Offices'], cities: ['Lod'] },
      'designations',
      ['Residential', 'Offices'],
    ],
    ['are those of all projects at first', {}, 'cities', ['Haifa', 'Lod', 'Warsaw']],
    ['are narrowed by a designation', { designations: ['Offices'] }, 'cities', ['Warsaw', 'Haifa']],
    [
      'are narrowed by all groups above',
      { designations: ['Offices'], statuses: ['Built'] },
      'countries',
      ['Israel'],
    ],
    ['are not narrowed by groups below', { cities: ['Warsaw'] }, 'statuses', ['Selling', 'Built']],
    ['are not narrowed by their own group', { statuses: ['Built'] }, 'statuses', ['Selling', 'Built']],
    ['are narrowed by a country', { countries: ['Poland'] }, 'cities', ['Warsaw']],
  ])('%s', (_, values, group, expected) => {
    expect(options(values, group)).toEqual(expected);
  });

  it('are limited only by groups that the listing has', () => {
    expect(options({ statuses: ['Built'] }, 'cities', cascadeOf('construction'))).toEqual([
      'Haifa',
      'Lod',
      'Warsaw',
    ]);
  });

  it('are deselected when the groups above remove them', () => {
    const values = { ...initial, subsidiaries: ['South'], cities: ['Haifa', 'Lod'] };
    expect(withinOptions(projectFilters, PROJECTS, values, all)).toEqual({ ...values, cities: ['Lod'] });
  });

  it.each<[string, Partial<ProjectFilterValues>, ProjectGroup, string, Partial<ProjectFilterValues>]>([
    ['nothing, when it has results', { countries: ['Poland'] }, 'cities', 'Warsaw', {}],
    [
      'the nearest group that excludes it',
      { designations: ['Offices'], countries: ['Israel'] },
      'cities',
      'Warsaw',
      { countries: [] },
    ],
    [
      'a higher group, when that alone excludes it',
      { designations: ['Residential'], countries: ['Poland'] },
      'cities',
      'Warsaw',
      { designations: [] },
    ],
    [
      'several groups, when each excludes it',
      { designations: ['Residential'], countries: ['Israel'] },
      'cities',
      'Warsaw',
      { designations: [], countries: [] },
    ],
  ])('without results release %s', (_, chosen, group, option, released) => {
    const values = { ...initial, ...chosen };
    expect(makeOptionAvailable(projectFilters, PROJECTS, values, all, group, option)).toEqual({
      ...values,
      ...released,
    });
  });

  it('always lead to results', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...all), fc.nat()), { maxLength: 8 }), (presses) => {
        let values = initial;
        for (const [group, number] of presses) {
          const offered = [...narrowedOptions(projectFilters, PROJECTS, values, all, group).keys()];
          const option = offered[number % offered.length];
          if (!option) continue;
          const next = projectFilters.change(values, { [group]: toggleChoice(values[group], option) });
          values = withinOptions(projectFilters, PROJECTS, next, all);
          expect(ids(values)).not.toEqual([]);
        }
      }),
    );
  });
});

describe('a selection without results', () => {
  it.each<[string, Partial<ProjectFilterValues>, string | null, string[]]>([
    [
      'gives up the lowest group first',
      { designations: ['Residential'], statuses: ['Built'], cities: ['Haifa'] },
      'cities',
      ['b'],
    ],
    [
      'gives up another group where that is what helps',
      { designations: ['Residential'], cities: ['Warsaw'] },
      'cities',
      ['a', 'b'],
    ],
    [
      'gives up everything where no single group helps',
      { designations: ['Residential'], statuses: ['Sold'], cities: ['Rome'] },
      null,
      ['a', 'b', 'c', 'd'],
    ],
  ])('%s', (_, chosen, without, expected) => {
    const found = nearestSelection(projectFilters, PROJECTS, { ...initial, ...chosen }, all);
    expect(found.without).toBe(without);
    expect(ids(found.values)).toEqual(expected);
  });
});

describe('an address', () => {
  it.each([
    ['', false],
    ['designations=All+Projects', false],
    ['designations=%D7%9B%D7%9C+%D7%94%D7%A4%D7%A8%D7%95%D7%99%D7%A7%D7%98%D7%99%D7%9D', false],
    ['page=3', false],
    ['map=1', false],
    ['designations=Offices', true],
    ['statuses=Built', true],
    ['countries=Poland', true],
    ['cities=Haifa', true],
  ])('"%s" narrows the list: %s', (search, expected) => {
    expect(projectFilters.count(projectFilters.parse(new URLSearchParams(search))) > 0).toBe(expected);
  });
});
