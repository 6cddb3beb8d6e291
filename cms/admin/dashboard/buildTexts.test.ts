import { describe, expect, it } from 'vitest';
import type { Build } from '../../platform/builds/Build';
import { buildTexts, runningBuildTexts } from './buildTexts';

const build: Build = { at: '2026-11-22T08:00:00.000Z', seconds: 0.834, pages: 1 };

describe('the dashboard texts of a build', () => {
  it('name the published documents, the build mode and the phases', () => {
    const quick: Build = {
      ...build,
      cause: 'change',
      warm: true,
      changes: ['Innovation', 'Home'],
      changed: 5,
      phases: { source: 0.146, html: 0.02 },
    };
    expect(buildTexts(quick, 'en')).toEqual({
      seconds: '0.83 seconds',
      result: '1 page written',
      cause: 'Published: Innovation, Home and 3 more',
      kind: 'quick build',
      phases: [
        { name: 'Reading the content', time: '0.15 seconds' },
        { name: 'Writing pages', time: '0.02 seconds' },
      ],
    });
    expect(buildTexts(quick, 'he')).toMatchObject({
      cause: 'פורסם: Innovation, Home ועוד 3',
      kind: 'בנייה מהירה',
    });
  });

  it('name the mode of the running build', () => {
    const running = { since: build.at, cause: 'change', warm: false, why: 'template' } as const;
    expect(runningBuildTexts(running, 'en')).toEqual({
      result: 'Running now',
      cause: 'Editors published',
      kind: 'full build: a kind of page that was not in use before',
    });
    expect(runningBuildTexts({ ...running, warm: true }, 'he').kind).toBe('בנייה מהירה');
  });

  it('name the reason for a full build', () => {
    const whole: Build = { ...build, seconds: 31.4, cause: 'change', warm: false, why: 'template' };
    expect(buildTexts(whole, 'en')).toMatchObject({
      seconds: '31 seconds',
      cause: 'Editors published',
      kind: 'full build: a kind of page that was not in use before',
    });
    expect(buildTexts({ ...whole, why: 'unheard of' }, 'en').kind).toBe('full build');
  });

  it('report that the site is unchanged after a failed build, without the build mode', () => {
    expect(buildTexts({ ...build, cause: 'start', warm: false, failed: true }, 'en')).toMatchObject({
      result: 'Failed: the site has not changed',
      cause: 'The system started',
      kind: '',
    });
  });

  it('omit values that builds of earlier releases did not record', () => {
    expect(buildTexts(build, 'en')).toMatchObject({ cause: '', kind: '', phases: [] });
  });
});
