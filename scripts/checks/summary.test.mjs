import { readFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { summary, writeResults } from './summary.mjs';

const file = (/** @type {string} */ name) => path.join(root, name);
const OUTCOME = {
  steps: [
    { name: 'Build the site', seconds: 61.25 },
    { name: 'Units', seconds: 9.5 },
  ],
  results: [
    {
      name: 'Units',
      tests: 1200,
      failed: [`${file('a.test.ts')} › one`],
      skipped: [],
      files: [
        { file: file('a.test.ts'), seconds: 1, tests: 200 },
        { file: file('b.test.ts'), seconds: 8, tests: 1000 },
      ],
    },
  ],
  notRun: [{ name: 'e2e/walk.slow.spec.ts', reason: 'slow' }],
  seconds: 64,
};

it('shows failures, skipped parts and the time of each part', () => {
  expect(summary(OUTCOME)).toBe(
    [
      '- not run (slow): e2e/walk.slow.spec.ts',
      '',
      'Part                               Seconds  Tests  Failed',
      '─────────────────────────────────────────────────────────',
      'Build the site                        61.3',
      'Units                                  9.5   1200       1',
      '─────────────────────────────────────────────────────────',
      'All (some parts run side by side)     64.0   1200       1',
      '✗ a.test.ts › one',
    ].join('\n'),
  );
});

it('writes the duration of each test file, longest first', () => {
  const json = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'results.json');
  writeResults(json, OUTCOME);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    seconds: 64,
    parts: [
      { name: 'Build the site', seconds: 61.25, files: [] },
      {
        name: 'Units',
        tests: 1200,
        files: [
          { file: 'b.test.ts', seconds: 8 },
          { file: 'a.test.ts', seconds: 1 },
        ],
      },
    ],
    notRun: [{ name: 'e2e/walk.slow.spec.ts', reason: 'slow' }],
  });
});
