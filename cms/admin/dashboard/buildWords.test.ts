import { describe, expect, it } from 'vitest';
import type { Build } from '../../platform/builds/Build';
import { buildWords, runningWords } from './buildWords';

const build: Build = { at: '2026-11-22T08:00:00.000Z', seconds: 0.834, pages: 1 };

describe('what the dashboard says of a build', () => {
  it('names what was published, whether the build was quick, and its phases', () => {
    const quick: Build = {
      ...build,
      cause: 'change',
      warm: true,
      changes: ['Innovation', 'Home'],
      changed: 5,
      phases: { source: 0.146, html: 0.02 },
    };
    expect(buildWords(quick, 'en')).toEqual({
      seconds: '0.83 seconds',
      result: '1 page written',
      cause: 'Published: Innovation, Home and 3 more',
      kind: 'quick build',
      phases: [
        { name: 'Reading the content', time: '0.15 seconds' },
        { name: 'Writing pages', time: '0.02 seconds' },
      ],
    });
    expect(buildWords(quick, 'he')).toMatchObject({
      cause: 'פורסם: Innovation, Home ועוד 3',
      kind: 'בנייה מהירה',
    });
  });

  it('says of the one that runs how it is made', () => {
    const running = { since: build.at, cause: 'change', warm: false, why: 'template' } as const;
    expect(runningWords(running, 'en')).toEqual({
      result: 'Running now',
      cause: 'Editors published',
      kind: 'whole build: a kind of page that was not in use',
    });
    expect(runningWords({ ...running, warm: true }, 'he').kind).toBe('בנייה מהירה');
  });

  it('says why a build was a whole one', () => {
    const whole: Build = { ...build, seconds: 31.4, cause: 'change', warm: false, why: 'template' };
    expect(buildWords(whole, 'en')).toMatchObject({
      seconds: '31 seconds',
      cause: 'Editors published',
      kind: 'whole build: a kind of page that was not in use',
    });
    expect(buildWords({ ...whole, why: 'unheard of' }, 'en').kind).toBe('whole build');
  });

  it('says of a failed build that the site stayed, and nothing of how it was made', () => {
    expect(buildWords({ ...build, cause: 'start', warm: false, failed: true }, 'en')).toMatchObject({
      result: 'Failed: the site stayed as it was',
      cause: 'The system started',
      kind: '',
    });
  });

  it('invents nothing for builds of earlier releases', () => {
    expect(buildWords(build, 'en')).toMatchObject({ cause: '', kind: '', phases: [] });
  });
});
