import { factColumns } from './factColumns';

describe('factColumns', () => {
  it.each([
    [1, 3, 1],
    [2, 3, 2],
    [3, 3, 3],
    [4, 3, 2],
    [5, 3, 3],
    [6, 3, 3],
    [5, 4, 3],
    [7, 4, 4],
    [5, 6, 5],
  ])('puts %i facts with room for %i in %i columns', (count, most, columns) =>
    expect(factColumns(count, most)).toBe(columns),
  );

  it.each([2, 3, 4, 5, 6])('leaves none of %i alone with room for four', (count) => {
    expect(count % factColumns(count, 4)).not.toBe(1);
  });
});
