import { describe, expect, it } from 'vitest';
import { parseBuilds, parseFaults, parseRunning } from './Build';

const build = (second: number, more: object = {}) =>
  JSON.stringify({
    at: `2026-11-22T00:00:${String(second).padStart(2, '0')}.000Z`,
    seconds: 4.2,
    pages: 3,
    ...more,
  });

describe('builds of the site', () => {
  it('are parsed newest first, including failed ones', () => {
    const lines = `${build(1)}\n${build(2, { failed: true })}\n${build(3)}\n`;
    expect(parseBuilds(lines, 2).map(({ at, failed }) => [at.slice(17, 19), failed])).toEqual([
      ['03', undefined],
      ['02', true],
    ]);
  });

  it('include cause and duration of each phase, if present', () => {
    const warm = {
      cause: 'change',
      warm: true,
      changed: 2,
      changes: ['Innovation'],
      phases: { source: 0.15, html: 0.02 },
    };
    const [later, latest, first] = parseBuilds(
      `${build(1)}\n${build(2, warm)}\n${build(3, { cause: 'unheard of' })}\n`,
      3,
    );
    expect(latest).toMatchObject(warm);
    expect([first?.cause, later?.cause]).toEqual([undefined, undefined]);
  });

  it('omit truncated and invalid lines', () => {
    const lines = `{"at":\n[]\n${build(4)}\n{"at":"x"}\n{"seco`;
    expect(parseBuilds(lines, 5).map(({ at }) => at.slice(17, 19))).toEqual(['04']);
  });

  it('name documents that are not built, also for reasons of a later release', () => {
    const page = {
      collection: 'pages',
      id: '5',
      locale: 'he',
      title: 'דף',
      reason: 'address',
      detail: 'used',
    };
    const header = { collection: 'globals', id: 'header', reason: 'unheard of', detail: '' };
    const lines = `${build(4)}\n${JSON.stringify({ faults: [page, header] })}\n${JSON.stringify({ running: {} })}\n`;
    expect(parseFaults(lines)).toEqual([page, { ...header, reason: 'template' }]);
    expect(parseFaults(`${build(4)}\n`)).toEqual([]);
    expect(parseBuilds(lines, 5)).toHaveLength(1);
  });

  it('name the running build in the last line', () => {
    const running = { since: '2026-11-22T00:00:05.000Z', cause: 'change', warm: false, why: 'template' };
    const lines = `${build(4)}\n${JSON.stringify({ running })}\n`;
    expect(parseRunning(lines)).toEqual(running);
    expect(parseBuilds(lines, 5)).toHaveLength(1);
    for (const none of ['', build(4), `${lines}${build(6)}\n`, '{"running":{"since":"now"}}'])
      expect(parseRunning(none)).toBeNull();
  });
});
