import { highestFloors, lowestFloors } from './floorOptions';
import { isImmediateEntry, localDay } from '../home/isImmediateEntry';
import { slidePositions } from '../rentalList/slidePositions';

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
  ])('on page %d with %d apartments is after %j of them', (page, count, positions) => {
    expect(slidePositions(page, count)).toEqual(positions);
  });
});

describe('floor options', () => {
  it.each([
    [null, 51, 0, 50],
    [3, 4, 0, 3],
    [0, 1, 0, 0],
  ])('lowest floors, with %j as the highest', (highest, count, first, last) => {
    const floors = lowestFloors(highest);
    expect([floors.length, floors[0], floors.at(-1)]).toEqual([count, first, last]);
  });

  it.each([
    [null, 51, 0, 50],
    [3, 48, 3, 50],
    [50, 1, 50, 50],
  ])('highest floors, with %j as the lowest', (lowest, count, first, last) => {
    const floors = highestFloors(lowest);
    expect([floors.length, floors[0], floors.at(-1)]).toEqual([count, first, last]);
  });
});

describe('isImmediateEntry', () => {
  const now = new Date(2026, 2, 5, 23, 30);
  it.each([
    ['2026-03-04', true],
    ['2026-03-05', true],
    ['2026-03-06', false],
    ['2027-01-01', false],
    ['2025-12-31', true],
  ])('%s is immediate: %s', (iso, expected) => {
    expect(isImmediateEntry(iso, localDay(now))).toBe(expected);
  });

  it("is false until the visitor's day is known", () => {
    expect(isImmediateEntry('2020-01-01', null)).toBe(false);
  });
});
