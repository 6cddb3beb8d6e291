import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile';

const event = (changes: Partial<Parameters<typeof calendarFile>[0]> = {}): string =>
  calendarFile({
    uid: 'K-2222-3333@even-derech.example',
    sequence: 2,
    changedAt: Date.parse('2026-11-20T10:00:00.123Z'),
    startsAt: Date.parse('2026-11-23T07:00:00Z'),
    endsAt: Date.parse('2026-11-23T07:30:00Z'),
    summary: 'ביקור בדירה לדוגמה',
    location: 'שדרות הירק 12, מודיעין',
    description: 'שורה\nעוד שורה',
    cancelled: false,
    ...changes,
  });

it('is an event with times in UTC', () => {
  const lines = event().split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:K-2222-3333@even-derech.example',
      'SEQUENCE:2',
      'DTSTAMP:20261120T100000Z',
      'DTSTART:20261123T070000Z',
      'DTEND:20261123T073000Z',
      'SUMMARY:ביקור בדירה לדוגמה',
      'LOCATION:שדרות הירק 12\\, מודיעין',
      'DESCRIPTION:שורה\\nעוד שורה',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

it('marks a cancelled event and omits an empty place', () => {
  const text = event({ cancelled: true, location: '' });
  expect(text).toContain('STATUS:CANCELLED');
  expect(text).not.toContain('LOCATION');
});

it('escapes line breaks and folds long lines between characters', () => {
  const summary = `${'פגישה ארוכה 🏗️ '.repeat(20)}\r\nX-OTHER:1`;
  const text = event({ summary });
  expect(text).not.toMatch(/^X-OTHER/m);
  const lines = text.split('\r\n');
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary.replace('\r\n', '\\n')}`);
});

it('strips characters that XML forbids', () => {
  expect(event({ summary: 'A\u000bb' })).toContain('SUMMARY:Ab');
});
