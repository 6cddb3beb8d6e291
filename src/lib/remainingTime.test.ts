import moment from 'moment';
import { remainingTime } from './remainingTime';

describe('remainingTime', () => {
  const now = Date.parse('2026-01-31T12:00:00Z');
  const text = (end: string | null) => Object.values(remainingTime(end, now)).join(' ');
  it.each([
    ['2026-01-31T12:00:01Z', '0 0 0 0 0 1'],
    ['2026-02-01T11:59:59Z', '0 0 0 23 59 59'],
    ['2026-02-28T12:00:00Z', '0 1 0 0 0 0'],
    ['2027-03-03T14:30:05Z', '1 1 3 2 30 5'],
    ['2026-01-31T12:00:00Z', '0 0 0 0 0 0'],
    ['2020-01-01T00:00:00Z', '0 0 0 0 0 0'],
    ['never', '0 0 0 0 0 0'],
    [null, '0 0 0 0 0 0'],
  ])('until %s is %s', (end, expected) => expect(text(end)).toBe(expected));

  it.each([
    ['begins', '2026-03-26T12:00:00Z', '2026-03-28T12:00:00Z'],
    ['ends', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'],
  ])('counts days of 24 hours when summer time %s', (_name, start, end) =>
    expect(Object.values(remainingTime(end, Date.parse(start))).join(' ')).toBe('0 0 2 0 0 0'),
  );

  /** Computes the remaining time with moment, as the expected value: the months first, then each smaller unit. */
  const byMoment = (end: number, start: number) => {
    const from = moment.utc(start);
    const [months = 0, ...rest] = (['months', 'days', 'hours', 'minutes', 'seconds'] as const).map((unit) => {
      const whole = moment.utc(end).diff(from, unit);
      from.add(whole, unit);
      return whole;
    });
    return [Math.floor(months / 12), months % 12, ...rest].join(' ');
  };

  it("equals moment's result, also across ends of months and leap days", () => {
    let state = 20_261_122;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    for (let round = 0; round < 2000; round += 1) {
      const start = Date.UTC(2023, 11, 25) + Math.floor(next() * 450 * 86_400) * 1000;
      const end = start + Math.floor(next() ** 3 * 900 * 86_400) * 1000;
      const found = Object.values(remainingTime(new Date(end).toISOString(), start)).join(' ');
      expect(`${new Date(start).toISOString()}: ${found}`).toBe(
        `${new Date(start).toISOString()}: ${byMoment(end, start)}`,
      );
    }
  });
});
