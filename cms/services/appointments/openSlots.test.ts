import { israelIso } from '@group/rules/time/israelTime';
import { describe, expect, it } from 'vitest';
import { freeSeat, freeSlots, openSlots, type MeetingRules, type Slot } from './openSlots';

const HOUR = 60;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/**
 * Creates rules of a calendar that is open every day from nine to eleven. Meetings last an hour and can be booked today
 * and tomorrow.
 */
const rules = (changes: Partial<MeetingRules> = {}): MeetingRules => ({
  hours: [{ days: EVERY_DAY, from: 9 * HOUR, until: 11 * HOUR }],
  closed: [],
  slotMinutes: 60,
  parallel: 1,
  leadHours: 0,
  daysAhead: 1,
  ...changes,
});
const at = (iso: string): number => Date.parse(iso);
const shown = (slots: readonly Slot[]): string[] =>
  slots.map(({ startsAt }) => israelIso(startsAt).slice(0, 22));

/** A Sunday in winter, when Israel is two hours ahead of UTC. */
const SUNDAY = at('2026-11-22T05:00:00Z');

describe('open times are', () => {
  it.each<[string, Partial<MeetingRules>, string[]]>([
    [
      'of today and tomorrow',
      {},
      [
        '2026-11-22T09:00:00+02',
        '2026-11-22T10:00:00+02',
        '2026-11-23T09:00:00+02',
        '2026-11-23T10:00:00+02',
      ],
    ],
    ['of today only', { daysAhead: 0 }, ['2026-11-22T09:00:00+02', '2026-11-22T10:00:00+02']],
    [
      'of the given weekdays',
      { hours: [{ days: [1], from: 9 * HOUR, until: 10 * HOUR }] },
      ['2026-11-23T09:00:00+02'],
    ],
    [
      'of two openings of a day, in order',
      {
        daysAhead: 0,
        hours: [
          { days: [0], from: 16 * HOUR, until: 17 * HOUR },
          { days: [0], from: 9 * HOUR, until: 10 * HOUR },
        ],
      },
      ['2026-11-22T09:00:00+02', '2026-11-22T16:00:00+02'],
    ],
    [
      'once, where two openings overlap',
      {
        daysAhead: 0,
        hours: [
          { days: [0], from: 9 * HOUR, until: 11 * HOUR },
          { days: [0], from: 9.5 * HOUR, until: 11.5 * HOUR },
        ],
      },
      ['2026-11-22T09:00:00+02', '2026-11-22T10:00:00+02'],
    ],
    [
      'without one that would end after closing',
      { daysAhead: 0, slotMinutes: 90 },
      ['2026-11-22T09:00:00+02'],
    ],
    [
      'without closed days',
      { closed: [{ from: '2026-11-22', until: '2026-11-22' }] },
      ['2026-11-23T09:00:00+02', '2026-11-23T10:00:00+02'],
    ],
    ['none, when all days are closed', { closed: [{ from: '2026-11-01', until: '2026-11-30' }] }, []],
    [
      'not before the lead time',
      { leadHours: 3 },
      ['2026-11-22T10:00:00+02', '2026-11-23T09:00:00+02', '2026-11-23T10:00:00+02'],
    ],
    [
      'none, when opening hours end before they start',
      { hours: [{ days: EVERY_DAY, from: 600, until: 540 }] },
      [],
    ],
    ['none without opening hours', { hours: [] }, []],
  ])('%s', (_name, changes, expected) => {
    expect(shown(openSlots(rules(changes), SUNDAY))).toEqual(expected);
  });

  it('start with the current day in Israel, which starts before that of UTC', () => {
    expect(shown(openSlots(rules({ daysAhead: 0 }), at('2026-11-22T22:30:00Z')))[0]).toBe(
      '2026-11-23T09:00:00+02',
    );
  });

  it('keep the local hour when daylight saving time starts and ends', () => {
    const morning = rules({ hours: [{ days: EVERY_DAY, from: 9 * HOUR, until: 10 * HOUR }] });
    expect(shown(openSlots(morning, at('2026-03-26T05:00:00Z')))).toEqual([
      '2026-03-26T09:00:00+02',
      '2026-03-27T09:00:00+03',
    ]);
    expect(shown(openSlots(morning, at('2026-10-24T05:00:00Z')))).toEqual([
      '2026-10-24T09:00:00+03',
      '2026-10-25T09:00:00+02',
    ]);
  });

  it('omit the hour that the clock skips', () => {
    const night = rules({ daysAhead: 0, hours: [{ days: EVERY_DAY, from: HOUR, until: 4 * HOUR }] });
    expect(shown(openSlots(night, at('2026-03-26T22:30:00Z')))).toEqual([
      '2026-03-27T01:00:00+02',
      '2026-03-27T03:00:00+03',
    ]);
  });

  it('do not overlap in the night with an additional hour', () => {
    const night = rules({
      daysAhead: 0,
      slotMinutes: 30,
      hours: [{ days: EVERY_DAY, from: 0.5 * HOUR, until: 3 * HOUR }],
    });
    const slots = openSlots(night, at('2026-10-24T21:05:00Z'));
    expect(shown(slots)).toEqual([
      '2026-10-25T00:30:00+03',
      '2026-10-25T01:00:00+03',
      '2026-10-25T01:30:00+03',
      '2026-10-25T02:00:00+02',
      '2026-10-25T02:30:00+02',
    ]);
    slots.slice(1).forEach(({ startsAt }, before) => {
      expect(startsAt).toBeGreaterThanOrEqual((slots[before] as Slot).endsAt);
    });
  });
});

describe('the free seat', () => {
  const slot = (from: string, until: string) => ({
    startsAt: at(`2026-11-22T${from}:00Z`),
    endsAt: at(`2026-11-22T${until}:00Z`),
  });

  it.each<[string, [string, string, number][], number, number | null]>([
    ['the only seat', [], 1, 0],
    ['none, when it is taken', [['07:00', '08:00', 0]], 1, null],
    ['the second seat, when the first is taken', [['07:00', '08:00', 0]], 2, 1],
    ['the first, when the second is taken', [['07:00', '08:00', 1]], 2, 0],
    [
      'the seat between two adjacent meetings',
      [
        ['06:00', '07:00', 0],
        ['08:00', '09:00', 0],
      ],
      1,
      0,
    ],
    ['none, when a meeting of another length reaches into it', [['06:30', '07:15', 0]], 1, null],
  ])('is %s', (_name, taken, parallel, seat) => {
    const booked = taken.map(([from, until, of]) => ({ ...slot(from, until), seat: of }));
    expect(freeSeat(slot('07:00', '08:00'), booked, parallel)).toBe(seat);
  });

  it('is available for open and unbooked times only', () => {
    const booked = [{ ...slot('07:00', '08:00'), seat: 0 }];
    expect(shown(freeSlots(rules({ daysAhead: 0 }), booked, SUNDAY))).toEqual(['2026-11-22T10:00:00+02']);
    expect(freeSlots(rules({ daysAhead: 0, parallel: 2 }), booked, SUNDAY)).toHaveLength(2);
  });
});
