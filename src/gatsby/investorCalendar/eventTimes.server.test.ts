import { calendarDates, eventTimes, type EventNode } from './eventTimes';

describe('times of an event', () => {
  it.each<[string, EventNode, string, string, string]>([
    [
      'from and until',
      { date: '2026-11-25T00:00:00.000Z', startTime: '10:00', endTime: '11:30' },
      '2026-11-25T08:00:00.000Z',
      '2026-11-25T09:30:00.000Z',
      '20261125T080000Z/20261125T093000Z',
    ],
    [
      'without an end',
      { date: '2026-08-27', startTime: '10:00', endTime: null },
      '2026-08-27T07:00:00.000Z',
      '2026-08-27T07:00:00.000Z',
      '20260827T070000Z/20260827T070000Z',
    ],
    [
      'over midnight',
      { date: '2026-12-31', startTime: '23:00', endTime: '01:00' },
      '2026-12-31T21:00:00.000Z',
      '2026-12-31T23:00:00.000Z',
      '20261231T210000Z/20261231T230000Z',
    ],
    [
      'the whole day',
      { date: '2026-12-31', startTime: '', endTime: null },
      '2026-12-30T22:00:00.000Z',
      '2026-12-31T22:00:00.000Z',
      '20261231/20270101',
    ],
    [
      'the whole leap day',
      { date: '2028-02-29' },
      '2028-02-28T22:00:00.000Z',
      '2028-02-29T22:00:00.000Z',
      '20280229/20280301',
    ],
    [
      'over the night when summer time begins',
      { date: '2026-03-26', startTime: '23:30', endTime: '03:30' },
      '2026-03-26T21:30:00.000Z',
      '2026-03-27T00:30:00.000Z',
      '20260326T213000Z/20260327T003000Z',
    ],
    [
      'the whole day when summer time begins',
      { date: '2026-03-27' },
      '2026-03-26T22:00:00.000Z',
      '2026-03-27T21:00:00.000Z',
      '20260327/20260328',
    ],
    [
      'over the night when summer time ends',
      { date: '2026-10-24', startTime: '23:30', endTime: '03:30' },
      '2026-10-24T20:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '20261024T203000Z/20261025T013000Z',
    ],
    [
      'the whole day when summer time ends',
      { date: '2026-10-25' },
      '2026-10-24T21:00:00.000Z',
      '2026-10-25T22:00:00.000Z',
      '20261025/20261026',
    ],
  ])('%s', (_name, event, start, end, dates) => {
    const times = eventTimes(event);
    expect(times.start.toISOString()).toBe(start);
    expect(times.end.toISOString()).toBe(end);
    expect(calendarDates(event)).toBe(dates);
  });
});
