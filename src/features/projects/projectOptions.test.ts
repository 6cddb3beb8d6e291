import { projectNode } from './projectFixture';
import { chipOrder, entriesOf, modalOrder } from './projectOptions';

const designation = (name: string, number: number | null, order: number) => ({ name, number, order });
const node = (...propertyDesignations: ReturnType<typeof designation>[]) => ({
  ...projectNode('x'),
  propertyDesignations,
});
const NODES = [
  node(designation('Offices', 1747, 1), designation('Hotels', null, 2)),
  node(designation('Residential', 5069, 4)),
  node(designation('Mixed Use', 1732, 3), designation('Offices', 1747, 1)),
];
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('designations', () => {
  const entries = entriesOf(NODES, 'designations');

  it("are unique, in the editors' order", () => {
    expect(names(entries)).toEqual(['Offices', 'Hotels', 'Mixed Use', 'Residential']);
  });

  it('are sorted by number as chips', () => {
    expect(names(chipOrder(entries))).toEqual(['Mixed Use', 'Offices', 'Residential', 'Hotels']);
  });

  it("are sorted by name in the dialog, while other groups keep the editors' order", () => {
    expect(names(modalOrder('designations', entries))).toEqual([
      'Residential',
      'Offices',
      'Mixed Use',
      'Hotels',
    ]);
    expect(modalOrder('statuses', entries)).toBe(entries);
  });
});

it.each([
  ['subsidiaries', ['North']],
  ['statuses', ['Built']],
  ['countries', ['Israel']],
  ['cities', ['Haifa']],
  ['designations', []],
] as const)('the entries of %s are those of the projects', (group, expected) => {
  const one = projectNode('x', { subsidiary: 'North', status: 'Built', city: 'Haifa' });
  expect(names(entriesOf([one, one], group))).toEqual(expected);
});
