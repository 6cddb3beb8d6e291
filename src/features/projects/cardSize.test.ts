import { cardSize } from './cardSize';

const CELLS = { large: 4, wide: 2, single: 1 } as const;
const sizesOf = (count: number) => Array.from({ length: count }, (_, index) => cardSize(index, count));

it('fills a page of nine with twelve cells', () =>
  expect(sizesOf(9)).toEqual(['large', ...Array<string>(8).fill('single')]));

it.each([2, 3, 4, 5, 6, 7, 8, 9, 40])('leaves no row incomplete with %d cards', (count) => {
  const [first, ...others] = sizesOf(count);
  // A large card spans two columns and two rows. The next two single cards fill the third column of these rows, so all
  // three are left out here.
  const rows = first === 'large' ? others.slice(2) : [first, ...others];
  let filled = 0;
  for (const size of rows) {
    const cells = CELLS[size ?? 'single'];
    expect((filled % 3) + cells).toBeLessThanOrEqual(3);
    filled += cells;
  }
  expect(filled % 3).toBe(0);
});
