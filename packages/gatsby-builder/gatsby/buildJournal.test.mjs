import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildJournal } from './buildJournal.mjs';
import { listWritten, invalidateWritten } from './invalidateWritten.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps entries until it is cleared, also after an interrupted line', () => {
  const journal = buildJournal(folder);
  expect(journal.read()).toBeNull();
  journal.note('page', ['/a/', '/"b"/']);
  journal.note('slice', []);
  journal.note('query', ['123']);
  appendFileSync(path.join(folder, '.cache/build-journal.jsonl'), '{"kind":"page","na');
  expect(buildJournal(folder).read()).toEqual([
    { kind: 'page', name: '/a/' },
    { kind: 'page', name: '/"b"/' },
    { kind: 'query', name: '123' },
  ]);
  journal.clear();
  expect(journal.read()).toEqual([]);
});

const state = () => ({
  html: {
    trackedHtmlFiles: new Map(['/a/', '/b/'].map((name) => [name, { dirty: 0, pageDataHash: 'hash' }])),
    trackedStaticQueryResults: new Map([['123', { dirty: 0, staticQueryResultHash: 'hash' }]]),
    slicesProps: {
      bySliceName: new Map([['header', { dirty: 0, sliceDataHash: 'hash', props: new Set(['header-1']) }]]),
      bySliceId: new Map([['header-1', { dirty: 0 }]]),
    },
  },
  queries: {
    trackedQueries: new Map(['/a/', '/b/', 'slice--header', 'sq--1'].map((name) => [name, { dirty: -1 }])),
  },
  staticQueryComponents: new Map([['sq--1', { id: 'sq--1', hash: '123' }]]),
});

it('removes the hashes of written files, and marks their queries as changed', () => {
  const changed = state();
  invalidateWritten(changed, [
    { kind: 'page', name: '/a/' },
    { kind: 'page', name: '/gone/' },
    { kind: 'slice', name: 'header' },
    { kind: 'query', name: '123' },
  ]);
  const { trackedHtmlFiles, trackedStaticQueryResults, slicesProps } = changed.html;
  expect(trackedHtmlFiles.get('/a/')).toEqual({ dirty: 4, pageDataHash: '' });
  expect(trackedHtmlFiles.get('/b/')).toEqual({ dirty: 0, pageDataHash: 'hash' });
  expect(trackedStaticQueryResults.get('123')).toEqual({ dirty: 4, staticQueryResultHash: '' });
  expect(slicesProps.bySliceName.get('header')).toMatchObject({ dirty: 4, sliceDataHash: '' });
  expect(slicesProps.bySliceId.get('header-1')).toEqual({ dirty: 4 });
  expect([...changed.queries.trackedQueries.values()].map(({ dirty }) => dirty)).toEqual([4, -1, 4, 4]);
});

it('lists everything that a state contains', () => {
  expect(listWritten(state())).toEqual([
    { kind: 'page', name: '/a/' },
    { kind: 'page', name: '/b/' },
    { kind: 'slice', name: 'header' },
    { kind: 'query', name: '123' },
  ]);
});
