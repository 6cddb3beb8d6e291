import { highestFloors, lowestFloors } from './floorOptions';
import { isImmediateEntry, localDay } from './isImmediateEntry';
import { slidePositions } from './slidePositions';

describe('the marketing slide', () => {
  it.each<[number, number, number[]]>([
    [1, 0, []],
    [1, 1, [1]],
    [1, 4, [4]],
    [1, 5, []],
    [1, 6, [6]],
    [1, 7, [6]],
    [1, 9, [6]],
    [2, 1, []],
    [2, 4, []],
    [2, 5, [4]],
    [2, 8, [4]],
    [2, 9, [4, 8]],
    [3, 9, [4, 8]],
    [7, 3, []],
  ])('on page %d of %d apartments stands after %j of them', (page, count, positions) => {
    expect(slidePositions(page, count)).toEqual(positions);
  });
});

describe('the floors to choose from', () => {
  it.each([
    [null, 51, 0, 50],
    [3, 4, 0, 3],
    [0, 1, 0, 0],
  ])('lowest, below %j', (highest, count, first, last) => {
    const floors = lowestFloors(highest);
    expect([floors.length, floors[0], floors.at(-1)]).toEqual([count, first, last]);
  });

  it.each([
    [null, 51, 0, 50],
    [3, 48, 3, 50],
    [50, 1, 50, 50],
  ])('highest, above %j', (lowest, count, first, last) => {
    const floors = highestFloors(lowest);
    expect([floors.length, floors[0], floors.at(-1)]).toEqual([count, first, last]);
  });
});

describe('entry', () => {
  const now = new Date(2026, 2, 5, 23, 30);
  it.each([
    ['2026-03-04', true],
    ['2026-03-05', true],
    ['2026-03-06', false],
    ['2027-01-01', false],
    ['2025-12-31', true],
  ])('on %s is at once: %s', (iso, expected) => {
    expect(isImmediateEntry(iso, localDay(now))).toBe(expected);
  });

  it('is a date while the visitor’s day is not known', () => {
    expect(isImmediateEntry('2020-01-01', null)).toBe(false);
  });
});
