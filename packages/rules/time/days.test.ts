import { addDays, isDay, weekdayOf } from './days.ts';

describe('days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-26', 2, '2026-03-28'],
    ['2026-10-26', -2, '2026-10-24'],
  ])('%s and %i days give %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it('have a weekday', () => expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-28')]).toEqual([0, 6]));

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('"%s" exists: %s', (text, expected) => expect(isDay(text)).toBe(expected));
});
