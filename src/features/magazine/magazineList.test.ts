import { article } from './testing/articleFixture';
import { articleFilters } from './articleFilters';
import { categoriesOf, newestFirst } from './magazineList';

const city = { id: '1', key: 'city', name: 'City', order: 2 };
const home = { id: '2', key: 'home', name: 'Home', order: 1 };
const all = [
  article('a', '2026-01-09', city),
  article('b', '2026-11-12', home),
  article('c', null, null),
  article('d', '2025-12-31', city),
];
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);

describe('the articles of the magazine', () => {
  it('are sorted by date, newest first, undated last', () => {
    expect(ids(newestFirst(all))).toEqual(['b', 'a', 'd', 'c']);
    expect(ids(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it("have categories in the editors' order", () => {
    expect(categoriesOf(all)).toEqual([
      { key: 'home', name: 'Home' },
      { key: 'city', name: 'City' },
    ]);
  });

  it.each([
    [null, ['a', 'b', 'c', 'd']],
    ['city', ['a', 'd']],
    ['home', ['b']],
    ['no-such', []],
  ])('of the category %s', (category, expected) => {
    expect(
      ids(all.filter((one) => articleFilters.matches(one, { ...articleFilters.initial, category }))),
    ).toEqual(expected);
  });
});
