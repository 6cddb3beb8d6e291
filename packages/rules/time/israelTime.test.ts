import fc from 'fast-check';
import { israelClock, israelDay, israelInstant, israelIso, shortIsraelMoment } from './israelTime.ts';

describe('israelClock, israelDay and israelIso', () => {
  it.each([
    ['2026-11-23T08:15:00Z', '2026-11-23', 615, 120, '2026-11-23T10:15:00+02:00'],
    ['2026-07-01T07:00:30Z', '2026-07-01', 600, 180, '2026-07-01T10:00:30+03:00'],
    ['2026-12-31T22:30:00Z', '2027-01-01', 30, 120, '2027-01-01T00:30:00+02:00'],
    ['2026-01-10T21:59:59.999Z', '2026-01-10', 1439, 120, '2026-01-10T23:59:59+02:00'],
    // Daylight saving time begins at 2:00 on the Friday before the last Sunday of March.
    ['2026-03-27T00:00:00Z', '2026-03-27', 180, 180, '2026-03-27T03:00:00+03:00'],
    ['2026-03-26T23:59:00Z', '2026-03-27', 119, 120, '2026-03-27T01:59:00+02:00'],
    // Daylight saving time ends at 2:00 on the last Sunday of October.
    ['2026-10-24T22:59:00Z', '2026-10-25', 119, 180, '2026-10-25T01:59:00+03:00'],
    ['2026-10-24T23:00:00Z', '2026-10-25', 60, 120, '2026-10-25T01:00:00+02:00'],
  ])('%s', (iso, date, minutes, offset, written) => {
    const at = Date.parse(iso);
    expect(israelClock(at)).toEqual({ date, minutes, offset });
    expect(israelDay(at)).toBe(date);
    expect(israelIso(at)).toBe(written);
  });
});

describe('israelInstant', () => {
  it.each([
    ['in winter', '2026-11-25', '10:00', '2026-11-25T08:00:00.000Z'],
    ['in summer', '2026-08-27', '10:00', '2026-08-27T07:00:00.000Z'],
    ['at midnight', '2027-01-01', '00:00', '2026-12-31T22:00:00.000Z'],
    ['at the end of a day', '2026-12-31', '24:00', '2026-12-31T22:00:00.000Z'],
    ['before summer time begins', '2026-03-27', '01:30', '2026-03-26T23:30:00.000Z'],
    ['in the skipped hour', '2026-03-27', '02:30', '2026-03-27T00:30:00.000Z'],
    ['when summer time begins', '2026-03-27', '03:00', '2026-03-27T00:00:00.000Z'],
    ['before the repeated hour', '2026-10-25', '00:30', '2026-10-24T21:30:00.000Z'],
    ['in the repeated hour', '2026-10-25', '01:30', '2026-10-24T22:30:00.000Z'],
    ['after the repeated hour', '2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
    ['after summer time ended', '2026-10-25', '03:00', '2026-10-25T01:00:00.000Z'],
  ])('%s', (_name, date, time, expected) => {
    expect(new Date(israelInstant(date, time)).toISOString()).toBe(expected);
    const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
    expect(new Date(israelInstant(date, hours * 60 + minutes)).toISOString()).toBe(expected);
  });

  it('is midnight without a time', () =>
    expect(israelInstant('2026-11-25')).toBe(Date.parse('2026-11-24T22:00:00Z')));

  it('is NaN for an invalid date or time', () => {
    expect(israelInstant('soon')).toBeNaN();
    expect(israelInstant('2026-11-25', '25:00')).toBeNaN();
    expect(israelInstant('2026-11-25', NaN)).toBeNaN();
  });

  it('reverses israelClock, outside of the repeated hour', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const at = Math.floor(moment.getTime() / 60_000) * 60_000;
        const { date, minutes, offset } = israelClock(at);
        const isRepeated = offset === 120 && israelClock(at - 3_600_000).offset === 180;
        expect(israelInstant(date, minutes)).toBe(isRepeated ? at - 3_600_000 : at);
      }),
    );
  });
});

it.each([
  ['en', '26/11/2026, 10:15'],
  ['he', '26.11.2026, 10:15'],
] as const)('shortIsraelMoment in %s', (language, expected) =>
  expect(shortIsraelMoment(new Date('2026-11-26T08:15:00Z'), language)).toBe(expected),
);
