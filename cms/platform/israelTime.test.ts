import { describe, expect, it } from 'vitest';
import { israelClock, israelInstant, israelIso } from './israelTime';

describe('the clock of Israel', () => {
  it.each([
    ['2026-11-23T08:15:00Z', '2026-11-23', 615, 120, '2026-11-23T10:15:00+02:00'],
    ['2026-07-01T07:00:30Z', '2026-07-01', 600, 180, '2026-07-01T10:00:30+03:00'],
    ['2026-12-31T22:30:00Z', '2027-01-01', 30, 120, '2027-01-01T00:30:00+02:00'],
    // The clock is put on at two in the morning of the Friday before the last Sunday of March.
    ['2026-03-27T00:00:00Z', '2026-03-27', 180, 180, '2026-03-27T03:00:00+03:00'],
    ['2026-03-26T23:59:00Z', '2026-03-27', 119, 120, '2026-03-27T01:59:00+02:00'],
  ])('%s', (iso, date, minutes, offset, written) => {
    const at = Date.parse(iso);
    expect(israelClock(at)).toEqual({ date, minutes, offset });
    expect(israelIso(at)).toBe(written);
  });

  it.each([
    ['2026-11-23', 600, '2026-11-23T08:00:00.000Z'],
    ['2026-07-01', 600, '2026-07-01T07:00:00.000Z'],
    ['2026-03-27', 60, '2026-03-26T23:00:00.000Z'],
    ['2026-03-27', 240, '2026-03-27T01:00:00.000Z'],
    ['2026-10-25', 600, '2026-10-25T08:00:00.000Z'],
  ])('%s at minute %s', (date, minutes, iso) =>
    expect(new Date(israelInstant(date, minutes)).toISOString()).toBe(iso),
  );
});
