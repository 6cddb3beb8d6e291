import { groupHits } from './groupHits';

const hit = (kind: string, title: string) => ({ path: `/${title}/`, kind, title, description: '' });

describe('groupHits', () => {
  it('puts projects of every layout into one group, and other kinds among the pages', () =>
    expect(
      groupHits([
        hit('rentalProject', 'a'),
        hit('rentalApartments', 'b'),
        hit('standardProject', 'c'),
        hit('product', 'd'),
      ]).map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]),
    ).toEqual([
      ['project', ['a', 'c']],
      ['page', ['b']],
      ['product', ['d']],
    ]));
});
