import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { summarizeChanges, recordBuild, parsePageCount, parsePhases } from './recordBuild.mjs';
import { readBuilds } from './readBuilds.mjs';

const LOG = `
success source and transform nodes - 1.204s
success createPages - 0.310s
success Building production JavaScript and CSS bundles - 8.101s
success Building HTML renderer - 4.020s
success run queries in workers - 2.500s - 103/103 41.20/s
success run slice queries - 0.020s - 4/4 200/s
success Building static HTML for pages - 0.955s - 9/9 9.43/s
success stitching slices - 0.045s
success onPostBuild - 0.500s
`;

it('parses the number of written pages and phase durations from build output', () => {
  expect(parsePageCount(LOG)).toBe(9);
  expect(parsePageCount('nothing to build')).toBe(0);
  expect(parsePhases(LOG)).toEqual({
    source: 1.2,
    pages: 0.31,
    scripts: 12.12,
    queries: 2.52,
    html: 1,
    after: 0.5,
  });
  expect(parsePhases('')).toEqual({});
});

it('names the first changed documents and counts all', () => {
  const changes = ['Home', '', 'About', 'News', 'Contact'].map((title) => ({ title }));
  expect(summarizeChanges(changes)).toEqual({ changed: 5, changes: ['Home', 'About', 'News'] });
  expect(summarizeChanges([])).toEqual({});
});

it('appends a line for each build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const build = /** @type {const} */ ({
    seconds: 0.8,
    pages: 1,
    cause: 'change',
    warm: true,
    phases: { html: 0.1 },
  });
  recordBuild(folder, build);
  const report = recordBuild(folder, build);
  const lines = readFileSync(path.join(folder, 'builds.jsonl'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1] ?? '')).toEqual(report);
  rmSync(folder, { recursive: true });
});

it('counts documents that cannot be built, and names those of the last successful build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const build = /** @type {const} */ ({ seconds: 1, pages: 1, cause: 'change', warm: true, phases: {} });
  const fault = /** @type {const} */ ({
    collection: 'pages',
    id: '5',
    locale: 'he',
    reason: 'query',
    detail: 'no',
  });
  recordBuild(folder, { ...build, faults: [fault] });
  recordBuild(folder, { ...build, failed: true });
  const lines = (await readBuilds(folder, 1))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ faults: 1 }, { failed: true }, { faults: [fault] }]);
  recordBuild(folder, { ...build, faults: [] });
  expect((await readBuilds(folder, 1)).trim().split('\n').at(-1)).toBe('{"faults":[]}');
  rmSync(folder, { recursive: true });
});
