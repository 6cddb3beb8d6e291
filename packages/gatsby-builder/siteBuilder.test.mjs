import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { stopAll } from '../processes/processes.mjs';
import { until } from '../processes/until.mjs';
import { createSiteBuilder } from './siteBuilder.mjs';

/** Script that runs instead of `gatsby build`. It writes a home page with its data. */
const COLD = `const { mkdirSync, writeFileSync } = require('fs');
  mkdirSync('public/page-data/index', { recursive: true });
  writeFileSync('public/page-data/index/page-data.json', '{}');
  writeFileSync('public/index.html', 'cold')`;
const entry = path.join(import.meta.dirname, 'testing/fakeChild.mjs');
const directory = mkdtempSync(path.join(tmpdir(), 'site-builder-'));
let count = 0;

/**
 * Creates a site in a temporary folder, with a builder for it. @param {{ warmBuilds?: boolean, command?: string[],
 * silentMs?: number, retryMs?: number }} [options]
 */
function newSite({
  warmBuilds = true,
  command = ['node', '-e', COLD],
  silentMs = 60_000,
  retryMs = 60_000,
} = {}) {
  const folder = path.join(directory, String((count += 1)));
  mkdirSync(folder);
  const dataDir = path.join(folder, 'data');
  const publicDir = path.join(dataDir, 'public');
  const state = { sources: 'one', content: '1', day: '2026-01-10', isFresh: false };
  const settings = /** @type {import('./siteBuilder.mjs').BuilderSettings} */ (
    /** @type {unknown} */ ({ dataDir, publicDir, warmBuilds, siteEnv: { PATH: process.env.PATH } })
  );
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(path.join(folder, name), text);
  write('mode', 'well');
  write('content', 'first');
  /** Arguments of each call of `publish`. @type {unknown[]} */
  const published = [];
  return {
    folder,
    state,
    write,
    published,
    builder: createSiteBuilder(settings, folder, {
      entry,
      command,
      timeoutMs: 1000,
      silentMs,
      retryMs,
      publish: async (_folder, changes) => published.push(changes),
      readState: async () => ({ ...state }),
    }),
    served: () => readFileSync(path.join(publicDir, 'index.html'), 'utf8'),
    reports: () =>
      readFileSync(path.join(dataDir, 'builds.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    isMarked: () => existsSync(path.join(dataDir, 'site-building')),
  };
}

/** Creates the marker that an interrupted build leaves behind. @param {ReturnType<typeof newSite>} site */
const cutOff = (site) => site.write('data/site-building', '');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  await stopAll();
  rmSync(directory, { recursive: true });
});

it('builds cold first, then warm, and reports it', async () => {
  const site = newSite();
  expect(await site.builder.build('start')).toMatchObject({ cause: 'start', warm: false, why: 'first' });
  site.write('content', 'second');
  const report = await site.builder.build('change');
  expect(report).toMatchObject({
    cause: 'change',
    warm: true,
    pages: 1,
    queries: 2,
    changed: 1,
    changes: ['Home'],
  });
  expect(Object.keys(report.phases)).toEqual(['source', 'publish']);
  expect(site.served()).toBe('second by a process that stays');
  expect(site.reports()).toHaveLength(2);
  expect(site.isMarked()).toBe(false);
});

it('records the build in progress until it ends', async () => {
  const site = newSite({
    warmBuilds: false,
    command: ['node', '-e', `${COLD}; require('fs').copyFileSync('data/build-running.json', 'seen.json')`],
  });
  await site.builder.build('change');
  expect(JSON.parse(readFileSync(path.join(site.folder, 'seen.json'), 'utf8'))).toEqual({
    since: expect.stringMatching(/^\d{4}-.*Z$/),
    cause: 'change',
    warm: false,
    why: 'off',
    builder: process.pid,
  });
  expect(existsSync(path.join(site.folder, 'data/build-running.json'))).toBe(false);
});

it('passes changes to `publish`, unless they are unknown or were not published', async () => {
  const site = newSite();
  await site.builder.build('start');
  await site.builder.build('change');
  site.write('mode', 'dies');
  await site.builder.build('change');
  expect(site.published).toEqual([undefined, { changed: ['index.html'], gone: [] }, undefined]);
});

it('extends the time limit for builds of many pages', async () => {
  const site = newSite();
  await site.builder.build('start');
  site.write('mode', 'writes all pages');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('ends a first build without output, and falls back to `gatsby build`', async () => {
  const site = newSite({ silentMs: 3000 });
  site.write('mode', 'never starts');
  expect(await site.builder.build('start')).toMatchObject({ warm: false, why: 'first' });
  expect(site.served()).toBe('cold');
}, 60_000);

it('ends a `gatsby build` without output', async () => {
  const stuck = newSite({
    warmBuilds: false,
    command: ['node', '-e', 'setInterval(() => {}, 1000)'],
    silentMs: 500,
  });
  await expect(stuck.builder.build('start')).rejects.toThrow('printed nothing for 0.5 s and was ended');
  expect(stuck.reports()).toMatchObject([{ failed: true }]);
}, 60_000);

it('skips builds without changes, unless the last build was interrupted', async () => {
  const site = newSite();
  expect(await site.builder.buildIfNeeded('start')).toMatchObject({ warm: false });
  expect(await site.builder.buildIfNeeded('change')).toBe('skipped');
  site.state.content = '2';
  expect(await site.builder.buildIfNeeded('change')).toMatchObject({ warm: true });
  cutOff(site);
  expect(await site.builder.buildIfNeeded('change')).toMatchObject({ warm: true });
});

it('builds once on a new day, also after a restart', async () => {
  const site = newSite();
  await site.builder.buildIfNeeded('start');
  site.state.day = '2026-01-11';
  expect(await site.builder.buildIfNeeded('change')).toMatchObject({ warm: true });
  expect(await site.builder.buildIfNeeded('change')).toBe('skipped');
  await site.builder.end();
  expect(await site.builder.buildIfNeeded('start')).toBe('skipped');
  site.state.day = '2026-01-12';
  expect(await site.builder.buildIfNeeded('start')).toMatchObject({ warm: false });
});

it('builds after a notice if content changed recently, because a late transaction may not change the version', async () => {
  const site = newSite();
  site.state.isFresh = true;
  await site.builder.buildIfNeeded('start');
  expect(await site.builder.buildIfNeeded('start')).toBe('skipped');
  expect(await site.builder.buildIfNeeded('change')).toMatchObject({ warm: true });
  site.state.isFresh = false;
  expect(await site.builder.buildIfNeeded('change')).toBe('skipped');
});

it('starts a process at startup if there are no changes', async () => {
  const site = newSite();
  await site.builder.warmUp();
  await site.builder.warmUp();
  expect(site.reports()).toHaveLength(1);
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
  await site.builder.end();
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why: 'first' });
});

it.each([
  ['dies', 'ended'],
  ['is stuck', 'ended'],
  ['new template', 'template'],
])('starts a new process when the process %s, and continues warm', async (mode, why) => {
  const site = newSite();
  await site.builder.build('start');
  site.write('mode', mode);
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why });
  // A process that ended unexpectedly may have left incomplete files, so the next one repairs them. A process that
  // requests a full build has saved Gatsby's state before.
  expect(existsSync(path.join(site.folder, 'healed'))).toBe(why === 'ended');
  site.write('mode', 'well');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('starts a new process for changed sources', async () => {
  const site = newSite();
  await site.builder.build('start');
  site.state.sources = 'two';
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why: 'sources' });
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('replaces a process that has grown', async () => {
  const site = newSite();
  await site.builder.build('start');
  site.write('mode', 'grows');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
  // This build is queued after the one that replaces the process.
  expect(await site.builder.buildIfNeeded('change')).toBe('skipped');
  expect(site.reports().map(({ cause, warm }) => [cause, warm])).toEqual([
    ['start', false],
    ['change', true],
    ['renewal', false],
  ]);
});

it.each([
  ['fails its check', 'untrusted', 1],
  ['fails to start three times in a row', 'cannot start', 3],
])('uses `gatsby build` if a process %s', async (_what, mode, failures) => {
  const site = newSite();
  site.write('mode', mode);
  for (let count = 0; count < failures; count += 1)
    expect(await site.builder.build('change')).toMatchObject({ warm: false, why: 'first' });
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why: 'distrust' });
  expect(site.served()).toBe('cold');
  site.write('mode', 'well');
  site.state.sources = 'mended';
  await site.builder.build('change');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('resets the failure count after a successful start', async () => {
  const site = newSite();
  for (const mode of ['cannot start', 'cannot start', 'well']) {
    site.write('mode', mode);
    expect(await site.builder.build('change')).toMatchObject({ why: 'first' });
  }
  await site.builder.end();
  site.write('mode', 'cannot start');
  for (let count = 0; count < 2; count += 1) await site.builder.build('change');
  site.write('mode', 'well');
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why: 'first' });
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('retries to start a process after a failure', async () => {
  const site = newSite({ retryMs: 50 });
  site.write('mode', 'cannot start');
  await site.builder.build('start');
  site.write('mode', 'well');
  await until(async () => site.reports().length === 2, 'another process was tried');
  expect(site.reports().at(-1)).toMatchObject({ cause: 'renewal', warm: false, why: 'first' });
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('builds warm after a disturbed check, until a check fails', async () => {
  const site = newSite();
  site.write('mode', 'disturbed');
  jest.mocked(console.error).mockClear();
  await site.builder.build('start');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
  expect(jest.mocked(console.error)).not.toHaveBeenCalled();
  site.write('mode', 'faulty after all');
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why: 'check' });
  expect(existsSync(path.join(site.folder, 'healed'))).toBe(true);
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('uses `gatsby build` if warm builds are disabled', async () => {
  const site = newSite({ warmBuilds: false });
  await site.builder.warmUp();
  expect(await site.builder.build('start')).toMatchObject({ warm: false, why: 'off' });
  expect(site.served()).toBe('cold');
});

it('does not serve pages left by an interrupted build, also before a `gatsby build`', async () => {
  const site = newSite({ warmBuilds: false });
  await site.builder.build('start');
  mkdirSync(path.join(site.folder, 'public/lost'));
  site.write('public/lost/index.html', 'of a build that was cut off');
  cutOff(site);
  await site.builder.build('change');
  expect(site.served()).toBe('cold');
  expect(existsSync(path.join(site.folder, 'data/public/lost'))).toBe(false);
});

it('empties an unreadable cache and keeps its folder, which may be a mount point', async () => {
  const site = newSite({ warmBuilds: false });
  mkdirSync(path.join(site.folder, '.cache'));
  site.write('.cache/state', 'of a build that was cut off before it wrote a page');
  const { ino } = statSync(path.join(site.folder, '.cache'));
  mkdirSync(path.join(site.folder, 'data'));
  cutOff(site);
  await site.builder.build('start');
  expect(readdirSync(path.join(site.folder, '.cache'))).toEqual([]);
  expect(statSync(path.join(site.folder, '.cache')).ino).toBe(ino);
});

it('repeats a failed build once with an empty cache', async () => {
  const broken = `if (require('fs').existsSync('.cache/broken')) process.exit(1); ${COLD}`;
  const site = newSite({ warmBuilds: false, command: ['node', '-e', broken] });
  mkdirSync(path.join(site.folder, '.cache'));
  site.write('.cache/broken', '');
  expect(await site.builder.build('start')).toMatchObject({ warm: false, why: 'off' });
  expect(site.served()).toBe('cold');
});

it.each([
  { name: 'the content cannot be read', code: 75, runs: 1 },
  { name: 'it failed with an empty cache', code: 1, runs: 3 },
])('does not repeat a failed build if $name', async ({ code, runs }) => {
  const failing = `require('fs').appendFileSync('runs', '.'); process.exit(${code})`;
  const site = newSite({ warmBuilds: false, command: ['node', '-e', failing] });
  await expect(site.builder.build('start')).rejects.toThrow(`ended with ${code}`);
  if (code === 1) await expect(site.builder.build('change')).rejects.toThrow();
  expect(readFileSync(path.join(site.folder, 'runs'), 'utf8')).toHaveLength(runs);
});

it('leaves the served files unchanged and reports a failure if no build method works', async () => {
  const site = newSite({ command: ['node', '-e', 'process.exit(3)'] });
  await site.builder.build('start');
  site.write('mode', 'cannot start');
  site.state.sources = 'broken';
  await expect(site.builder.build('change')).rejects.toThrow('ended with 3');
  expect(site.served()).toBe('first by a process that stays');
  expect(site.reports().at(-1)).toMatchObject({ failed: true, pages: 0, cause: 'change' });
  expect(site.isMarked()).toBe(true);
});
