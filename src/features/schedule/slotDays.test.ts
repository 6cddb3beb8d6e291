import { clockOf, dateOf, longDay, shortDay, slotDays } from './slotDays';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

it('groups times by day in the time zone of Israel, wherever the visitor is', () => {
  const slots = ['2026-11-23T00:30:00+02:00', '2026-11-23T23:30:00+02:00', '2026-11-24T09:00:00+02:00'].map(
    slot,
  );
  expect(slotDays(slots).map(({ date, slots: ofDay }) => [date, ofDay.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-24', 1],
  ]);
  expect([dateOf('2026-11-23T00:30:00+02:00'), clockOf('2026-11-23T00:30:00+02:00')]).toEqual([
    '2026-11-23',
    '00:30',
  ]);
});

it.each([
  ['he', { weekday: 'יום שני', day: '23 בנוב׳' }, /^יום שני, 23 בנובמבר 2026$/],
  ['en', { weekday: 'Monday', day: '23 Nov' }, /^Monday,? 23 November 2026$/],
] as const)('names days (%s)', (language, short, long) => {
  expect(shortDay('2026-11-23', language)).toEqual(short);
  expect(longDay('2026-11-23', language)).toMatch(long);
});
