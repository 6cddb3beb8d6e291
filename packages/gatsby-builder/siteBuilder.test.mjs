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

/** In the place of `gatsby build`: a front page with its data. */
const COLD = `const { mkdirSync, writeFileSync } = require('fs');
  mkdirSync('public/page-data/index', { recursive: true });
  writeFileSync('public/page-data/index/page-data.json', '{}');
  writeFileSync('public/index.html', 'cold')`;
const entry = path.join(import.meta.dirname, 'testing/fakeChild.mjs');
const directory = mkdtempSync(path.join(tmpdir(), 'site-builder-'));
let count = 0;

/** A site with a builder of its own. @param {{ warmBuilds?: boolean, command?: string[], silentMs?: number, retryMs?: number }} [options] */
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
  /** What `publish` was told of each build. @type {unknown[]} */
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

/** The marker that a build leaves which was cut off. @param {ReturnType<typeof newSite>} site */
const cutOff = (site) => site.write('data/site-building', '');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  await stopAll();
  rmSync(directory, { recursive: true });
});

it('builds the first time as ever, then with the process that stays, and says so', async () => {
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

it('notes the build that runs for as long as it does', async () => {
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

it('tells who publishes elsewhere what changed, unless it is not known or was not served', async () => {
  const site = newSite();
  await site.builder.build('start');
  await site.builder.build('change');
  site.write('mode', 'dies');
  await site.builder.build('change');
  expect(site.published).toEqual([undefined, { changed: ['index.html'], gone: [] }, undefined]);
});

it('gives a build of many pages the time that they take', async () => {
  const site = newSite();
  await site.builder.build('start');
  site.write('mode', 'writes all pages');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('ends a first build that says nothing for long, and builds without a process that stays', async () => {
  const site = newSite({ silentMs: 3000 });
  site.write('mode', 'never starts');
  expect(await site.builder.build('start')).toMatchObject({ warm: false, why: 'first' });
  expect(site.served()).toBe('cold');
}, 60_000);

it('ends `gatsby build` where it says nothing for long: others wait for it', async () => {
  const stuck = newSite({
    warmBuilds: false,
    command: ['node', '-e', 'setInterval(() => {}, 1000)'],
    silentMs: 500,
  });
  await expect(stuck.builder.build('start')).rejects.toThrow('printed nothing for 0.5 s and was ended');
  expect(stuck.reports()).toMatchObject([{ failed: true }]);
}, 60_000);

it('builds nothing where neither sources nor content changed, unless the last build was cut off', async () => {
  const site = newSite();
  expect(await site.builder.buildIfNeeded('start')).toMatchObject({ warm: false });
  expect(await site.builder.buildIfNeeded('change')).toBe('skipped');
  site.state.content = '2';
  expect(await site.builder.buildIfNeeded('change')).toMatchObject({ warm: true });
  cutOff(site);
  expect(await site.builder.buildIfNeeded('change')).toMatchObject({ warm: true });
});

it('builds once on a new day, also where it was started anew: pages say whether dates have passed', async () => {
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

it('builds after a notice where content changed a moment ago: a transaction that ended late leaves its version as it was', async () => {
  const site = newSite();
  site.state.isFresh = true;
  await site.builder.buildIfNeeded('start');
  expect(await site.builder.buildIfNeeded('start')).toBe('skipped');
  expect(await site.builder.buildIfNeeded('change')).toMatchObject({ warm: true });
  site.state.isFresh = false;
  expect(await site.builder.buildIfNeeded('change')).toBe('skipped');
});

it('has a process ready at the start, where nothing is to be built', async () => {
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
])('begins anew where the process %s, and goes on warm', async (mode, why) => {
  const site = newSite();
  await site.builder.build('start');
  site.write('mode', mode);
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why });
  // What ended may have left half of its work; what asked for a whole build has saved it.
  expect(existsSync(path.join(site.folder, 'healed'))).toBe(why === 'ended');
  site.write('mode', 'well');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('begins anew with other sources', async () => {
  const site = newSite();
  await site.builder.build('start');
  site.state.sources = 'two';
  expect(await site.builder.build('change')).toMatchObject({ warm: false, why: 'sources' });
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('renews a process that has grown', async () => {
  const site = newSite();
  await site.builder.build('start');
  site.write('mode', 'grows');
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
  // In turn after the build that renews.
  expect(await site.builder.buildIfNeeded('change')).toBe('skipped');
  expect(site.reports().map(({ cause, warm }) => [cause, warm])).toEqual([
    ['start', false],
    ['change', true],
    ['renewal', false],
  ]);
});

it.each([
  ['is not to be trusted', 'untrusted', 1],
  ['cannot start three times in a row', 'cannot start', 3],
])('stays with `gatsby build` where a process %s', async (_what, mode, failures) => {
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

it('counts processes that cannot start anew once one could', async () => {
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

it('tries again by itself to have a process ready where one could not start', async () => {
  const site = newSite({ retryMs: 50 });
  site.write('mode', 'cannot start');
  await site.builder.build('start');
  site.write('mode', 'well');
  await until(async () => site.reports().length === 2, 'another process was tried');
  expect(site.reports().at(-1)).toMatchObject({ cause: 'renewal', warm: false, why: 'first' });
  expect(await site.builder.build('change')).toMatchObject({ warm: true });
});

it('stays warm where editors disturbed the check of a process, until it is found faulty', async () => {
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

it('stays with `gatsby build` where warm builds are switched off', async () => {
  const site = newSite({ warmBuilds: false });
  await site.builder.warmUp();
  expect(await site.builder.build('start')).toMatchObject({ warm: false, why: 'off' });
  expect(site.served()).toBe('cold');
});

it('serves no page that a build left which was cut off, also where `gatsby build` follows it', async () => {
  const site = newSite({ warmBuilds: false });
  await site.builder.build('start');
  mkdirSync(path.join(site.folder, 'public/lost'));
  site.write('public/lost/index.html', 'of a build that was cut off');
  cutOff(site);
  await site.builder.build('change');
  expect(site.served()).toBe('cold');
  expect(existsSync(path.join(site.folder, 'data/public/lost'))).toBe(false);
});

it('empties a cache that nothing can be said of, and leaves its folder, which may be a mount point', async () => {
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

it('leaves what is served as it was where no way of building works, and notes it', async () => {
  const site = newSite({ command: ['node', '-e', 'process.exit(3)'] });
  await site.builder.build('start');
  site.write('mode', 'cannot start');
  site.state.sources = 'broken';
  await expect(site.builder.build('change')).rejects.toThrow('ended with 3');
  expect(site.served()).toBe('first by a process that stays');
  expect(site.reports().at(-1)).toMatchObject({ failed: true, pages: 0, cause: 'change' });
  expect(site.isMarked()).toBe(true);
});
