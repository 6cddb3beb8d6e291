import { evenColumns } from './evenColumns';

describe('evenColumns', () => {
  it.each([
    [1, 1],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
  ])('puts %i cards into %i columns', (count, columns) => expect(evenColumns(count)).toBe(columns));

  it.each(Array.from({ length: 11 }, (_, index) => index + 2))(
    'leaves no card of %i alone in a row',
    (count) => {
      const rest = count % evenColumns(count);
      expect(rest).not.toBe(1);
    },
  );
});
