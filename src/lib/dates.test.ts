import { dateText, entryDate } from './dates';

describe('dateText', () => {
  it.each([
    ['2025-03-02', 'report', '2.3.2025'],
    ['2025-03-02', 'article', '2/3/2025'],
    ['2025-03-02', 'day', '02/03/2025'],
    ['2025-03-02T00:00:00.000Z', 'day', '02/03/2025'],
    ['2025-12-31T23:30:00Z', 'day', '31/12/2025'],
    ['2026-03-01T16:25:40+02:00', 'transaction', '01/03/2026 16:25'],
    ['2026-03-01T16:25:40-05:00', 'transaction', '01/03/2026 16:25'],
    ['', 'day', ''],
    [null, 'day', ''],
    ['soon', 'transaction', ''],
  ] as const)('writes %j as a %s date: %s', (iso, place, text) => expect(dateText(iso, place)).toBe(text));
});

describe('entryDate', () => {
  const now = new Date(2026, 2, 15, 13, 45);
  it.each([
    ['2026-03-16', 'date', '16/03/2026'],
    ['2026-03-15', 'date', '15/03/2026'],
    ['2026-03-14', 'date', null],
    ['2026-03-16', 'immediate', '16/03/2026'],
    ['2026-03-15', 'immediate', null],
    ['2026-03-14', 'immediate', null],
    ['2026-03-16T00:00:00.000Z', 'date', '16/03/2026'],
    ['', 'date', null],
    [null, 'date', null],
    ['next year', 'immediate', null],
  ] as const)('of %j where today is %s reads %s', (iso, todayIs, text) =>
    expect(entryDate(iso, todayIs, now)).toBe(text),
  );
});
