import { israelInstant } from './israelTime';

describe('israelInstant', () => {
  it.each([
    ['in winter', '2026-11-25', '10:00', '2026-11-25T08:00:00.000Z'],
    ['in summer', '2026-08-27', '10:00', '2026-08-27T07:00:00.000Z'],
    ['before summer time begins', '2026-03-27', '01:30', '2026-03-26T23:30:00.000Z'],
    ['after summer time began', '2026-03-27', '03:00', '2026-03-27T00:00:00.000Z'],
    ['after winter time began', '2026-10-25', '03:00', '2026-10-25T01:00:00.000Z'],
    ['at midnight', '2027-01-01', undefined, '2026-12-31T22:00:00.000Z'],
  ])('%s', (_name, date, time, expected) => {
    expect(new Date(israelInstant(date, time)).toISOString()).toBe(expected);
  });

  it('is no number for what is no date', () => expect(israelInstant('soon')).toBeNaN());
});
