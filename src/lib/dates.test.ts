import { entryDate } from './dates';

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
