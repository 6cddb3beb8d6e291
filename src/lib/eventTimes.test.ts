import { eventEnd, eventStart, nextDay, type EventTimes } from './eventTimes';

const iso = (at: number) => new Date(at).toISOString();

describe('times of an event', () => {
  it.each<[string, EventTimes, string, string]>([
    [
      'from and until',
      { date: '2026-11-25', startTime: '10:00', endTime: '11:30' },
      '2026-11-25T08:00:00.000Z',
      '2026-11-25T09:30:00.000Z',
    ],
    [
      'without an end',
      { date: '2026-08-27', startTime: '10:00', endTime: null },
      '2026-08-27T07:00:00.000Z',
      '2026-08-27T07:00:00.000Z',
    ],
    [
      'over midnight',
      { date: '2026-12-31', startTime: '23:00', endTime: '01:00' },
      '2026-12-31T21:00:00.000Z',
      '2026-12-31T23:00:00.000Z',
    ],
    [
      'the whole day',
      { date: '2026-11-25', startTime: null, endTime: null },
      '2026-11-24T22:00:00.000Z',
      '2026-11-25T22:00:00.000Z',
    ],
  ])('%s', (_name, times, start, end) => {
    expect(iso(eventStart(times))).toBe(start);
    expect(iso(eventEnd(times))).toBe(end);
  });

  it.each([
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['soon', ''],
  ])('nextDay of %s', (day, next) => expect(nextDay(day)).toBe(next));
});
