import { israelMoment } from './israelMoment';

describe('israelMoment', () => {
  it.each([
    ['winter', '2026-12-24T10:05:00.000Z', '24/12/2026', '12:05'],
    ['summer', '2026-07-01T10:05:00.000Z', '01/07/2026', '13:05'],
    ['the day after midnight', '2026-12-24T22:30:00.000Z', '25/12/2026', '00:30'],
    ['a time with a zone', '2026-12-24T12:05:00+02:00', '24/12/2026', '12:05'],
  ])('formats %s in the time zone of Israel', (_name, iso, day, time) => {
    expect(israelMoment(iso)).toEqual({ day, time });
  });

  it.each([null, undefined, '', 'soon'])('returns null for %p', (iso) => {
    expect(israelMoment(iso)).toBeNull();
  });
});
