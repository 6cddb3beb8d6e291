import { pageOf } from './pageOf';

const items = Array.from({ length: 20 }, (_, index) => index);

describe('a page of a list', () => {
  it.each([
    [1, [0, 8], 1],
    [2, [9, 17], 2],
    [3, [18, 19], 3],
    [4, [0, 8], 1],
    [0, [0, 8], 1],
    [-1, [0, 8], 1],
    [1.5, [0, 8], 1],
    [NaN, [0, 8], 1],
  ])('number %d', (wanted, [first, last], page) => {
    const shown = pageOf(items, wanted, 9);
    expect([shown.items[0], shown.items.at(-1)]).toEqual([first, last]);
    expect(shown).toMatchObject({ page, pageCount: 3 });
  });

  it('is the only one of an empty list', () => {
    expect(pageOf([], 1, 9)).toEqual({ items: [], page: 1, pageCount: 1 });
  });

  it('is not added when the last one is exactly full', () => {
    expect(pageOf(items.slice(0, 18), 2, 9).pageCount).toBe(2);
  });
});
