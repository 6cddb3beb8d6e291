import { groupEntries } from './groupEntries';

const entry = (name: string | null, order = 0, number?: number) => ({ name, order, number: number ?? null });
type Entry = ReturnType<typeof entry> | null;
const LISTS = {
  kinds: ({ kinds }: { kinds: Entry[] | null }) => kinds,
  cities: () => null,
};
const kindsOf = (...nodes: (Entry[] | null)[]) =>
  groupEntries(
    nodes.map((kinds) => ({ kinds })),
    LISTS,
  ).kinds;
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('groupEntries', () => {
  it("returns each label once, in the editors' order, then by name", () => {
    const kinds = kindsOf(
      [entry('Offices', 1), entry('Parking', 2), entry('Hotels', 2)],
      [entry('Homes', 4)],
      [entry('Mixed Use', 3), entry(' Offices ', 1)],
    );
    expect(names(kinds)).toEqual(['Offices', 'Hotels', 'Parking', 'Mixed Use', 'Homes']);
  });

  it('keeps the number of a label', () =>
    expect(kindsOf([entry('Offices', 1, 1747)])).toEqual([expect.objectContaining({ number: 1747 })]));

  it('ignores missing lists, entries and names', () => {
    expect(kindsOf([null, entry(null), entry(' '), entry('Offices')], null)).toHaveLength(1);
    expect(groupEntries([{ kinds: null }], LISTS)).toEqual({ kinds: [], cities: [] });
  });
});
