import { isImmediateEntry } from './isImmediateEntry';

it.each([
  ['2026-11-21T00:00:00.000Z', true],
  ['2026-11-22T00:00:00.000Z', false],
  ['2027-01-01', false],
  [null, false],
])('%s', (entryDate, expected) =>
  expect(isImmediateEntry({ entryDate }, new Date('2026-11-22T10:00:00Z'))).toBe(expected),
);

it('uses the day in Israel, which begins before the UTC day', () =>
  expect(isImmediateEntry({ entryDate: '2026-11-22' }, new Date('2026-11-22T23:00:00Z'))).toBe(true));
