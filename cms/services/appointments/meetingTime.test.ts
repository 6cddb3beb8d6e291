import { expect, it } from 'vitest';
import { timeText } from './meetingTime';

it.each([
  ['he', 'יום שני, 23 בנובמבר 2026, \u206609:00–09:30\u2069'],
  ['en', 'Monday 23 November 2026, \u206609:00–09:30\u2069'],
] as const)('formats day and time in Israel, start before end (%s)', (language, text) => {
  const times = { startsAt: '2026-11-23T07:00:00.000Z', endsAt: '2026-11-23T07:30:00.000Z' };
  expect(timeText(times, language).replace('Monday,', 'Monday')).toBe(text);
});
