import { describe, expect, it } from 'vitest';
import { siteState } from './siteState';

const clock = (time: string) => `2026-11-22T${time}.000Z`;
const build = (end: string, seconds: number, failed?: true) => ({
  at: clock(end),
  seconds,
  pages: 1,
  ...(failed && { failed }),
});
const at = (time: string) => Date.parse(clock(time));

describe('state of a change on the site', () => {
  const before = build('09:00:00', 20);

  it('is building until a build that started after it has ended', () => {
    expect(siteState(clock('10:00:00'), [before], { now: at('10:00:05') })).toEqual({
      state: 'building',
      seconds: 20,
    });
    // Started before the change, so it may have read the old content.
    const underWay = build('10:00:10', 15);
    expect(siteState(clock('10:00:00'), [underWay, before], { now: at('10:00:11') })).toMatchObject({
      state: 'building',
    });
  });

  it('expects the duration of the last full build during a full build', () => {
    const whole = { ...build('08:00:00', 180), warm: false };
    const running = { since: clock('10:00:01'), cause: 'change' as const, warm: false, why: 'template' };
    const builds = [{ ...before, warm: true }, whole];
    const later = at('10:20:00');
    expect(siteState(clock('10:00:00'), builds, { running, now: later })).toEqual({
      state: 'building',
      seconds: 180,
      whole: true,
    });
    expect(siteState(clock('10:00:00'), builds, { now: later })).toEqual({ state: 'late' });
    expect(siteState(clock('10:00:00'), [before], { running, now: later })).toMatchObject({ seconds: null });
  });

  it('ignores the duration of the product’s first build', () => {
    const start = { ...build('09:30:00', 269), cause: 'start' as const };
    const of = (...builds: Parameters<typeof siteState>[1]) =>
      siteState(clock('10:00:00'), builds, { now: at('10:00:05') });
    expect(of(start)).toEqual({ state: 'building', seconds: null });
    expect(of(start, before)).toEqual({ state: 'building', seconds: 20 });
  });

  it('is live since the first build that started after it', () => {
    const builds = [build('10:05:00', 2), build('10:00:12', 10), before];
    expect(siteState(clock('10:00:00'), builds)).toEqual({ state: 'live', since: clock('10:00:12') });
  });

  describe('of which the build covers many pages', () => {
    const first = { ...build('10:00:12', 10), left: 466 };
    const rest = build('10:00:40', 38);
    const running = {
      since: clock('10:00:02'),
      cause: 'change' as const,
      warm: true,
      left: 346,
      total: 466,
    };
    const of = (builds: Parameters<typeof siteState>[1], hasPage: boolean) =>
      siteState(clock('10:00:00'), builds, { running, hasPage, now: at('10:00:20') });

    it('is live with its own page, and tells how many other pages are built', () => {
      const pages = { done: 120, total: 466 };
      expect(of([first, before], true)).toEqual({ state: 'live', since: clock('10:00:12'), pages });
      expect(of([rest, first, before], true)).toEqual({ state: 'live', since: clock('10:00:12') });
    });

    it('is not late while the build makes progress', () => {
      const builds = [first, before];
      const now = at('10:20:00');
      expect(siteState(clock('10:00:00'), builds, { running, now })).toMatchObject({ state: 'building' });
      expect(siteState(clock('10:00:00'), builds, { now })).toEqual({ state: 'late' });
    });

    it('is live with the last page if it has no own page', () => {
      const pages = { done: 120, total: 466 };
      expect(of([first, before], false)).toEqual({ state: 'building', seconds: 10, pages });
      expect(of([rest, first, before], false)).toEqual({ state: 'live', since: clock('10:00:40') });
    });
  });

  it('has failed until a later build succeeds', () => {
    const failure = build('10:00:12', 10, true);
    expect(siteState(clock('10:00:00'), [failure, before])).toEqual({
      state: 'failed',
      at: clock('10:00:12'),
    });
    const mended = build('10:03:00', 10);
    expect(siteState(clock('10:00:00'), [mended, failure, before])).toEqual({
      state: 'live',
      since: clock('10:03:00'),
    });
  });

  it('is late without a following build', () => {
    expect(siteState(clock('10:00:00'), [before], { now: at('10:06:00') })).toEqual({ state: 'late' });
  });

  it('is live without a time when its build is no longer recorded, and unknown without records', () => {
    const builds = [build('10:05:00', 2), build('10:00:12', 10)];
    expect(siteState(clock('08:00:00'), builds)).toEqual({ state: 'live', since: null });
    expect(siteState(clock('08:00:00'), [])).toEqual({ state: 'unknown' });
  });
});
