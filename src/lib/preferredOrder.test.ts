import { byName, byNumber } from './preferredOrder';

const entry = (name: string, number: number | null = null) => ({ name, number });
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('the preferred order', () => {
  it("by number, then in the editors' order", () => {
    const entries = [
      entry('x'),
      entry('f', 1764),
      entry('d', 5069),
      entry('c', 1747),
      entry('y', 12),
      entry('e', 1765),
      entry('b', 1732),
      entry('all', 0),
    ];
    expect(names(byNumber(entries))).toEqual(['all', 'b', 'c', 'd', 'e', 'f', 'x', 'y']);
  });

  it.each([
    [
      'en',
      [
        'Residential',
        'Offices and Commercial',
        'Commercial',
        'Offices',
        'Mixed Use',
        'Public Buildings',
        'Industry and Logistics',
      ],
    ],
    ['he', ['מגורים', 'משרדים ומסחר', 'מסחר', 'משרדים', 'עירוב שימושים', 'מבני ציבור', 'תעשייה ולוגיסטיקה']],
  ])('by name: %s', (_, expected) => {
    const shuffled = ['Hotels', ...[...expected].reverse(), 'Other'].map((name) => entry(name));
    expect(names(byName(shuffled))).toEqual([...expected, 'Hotels', 'Other']);
  });
});
