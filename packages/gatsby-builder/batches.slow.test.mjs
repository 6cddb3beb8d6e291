import { existsSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { API_KEY, FakeCms } from '../../plugins/gatsby-source-payload/testing/FakeCms';
import { stopAll } from '../processes/processes.mjs';
import { until } from '../processes/until.mjs';
import { buildJournal } from './gatsby/buildJournal.mjs';
import { createSiteBuilder } from './siteBuilder.mjs';
import { FixtureSite } from './testing/FixtureSite.mjs';

const MINUTES = 60_000;
/** Paths of the fixture's pages. */
const PAGES = ['', 'only', 'en', 'en/about', 'about'];

const cms = new FakeCms();
/** @type {FixtureSite} */
let site;
/** @type {import('./siteBuilder.mjs').SiteBuilder} */
let builder;
/** @type {import('./siteBuilder.mjs').BuildReport[]} */
const reports = [];
/** Called after each publication. Tests replace it. @type {() => Promise<void> | void} */
let onPublish = () => {};

/** @param {number} id @param {string} locale @param {string} title */
const changeTitle = (id, locale, title) =>
  cms.edit('pages', id, (/** @type {string} */ own) => (own === locale ? { title } : {}));

let siteName = '';

/**
 * Changes a setting that all pages show. It alternates between two values, so that several tests can share a clean
 * build.
 */
const changeSetting = () => {
  siteName = siteName === 'Name one' ? 'Name two' : 'Name one';
  for (const settings of Object.values(cms.content.globals.siteSettings ?? {})) settings.siteName = siteName;
};

const changeMenu = (/** @type {string} */ name) => {
  for (const header of Object.values(cms.content.globals.header ?? {}))
    header.items = [{ id: 'a', link: { name, kind: 'page', page: 2, target: 'self' } }];
};

/** Returns the number of published pages that contain a text. @param {string} text */
const pagesWith = (text) => PAGES.filter((page) => site.html(page).includes(text)).length;

/**
 * Returns the number of HTML files in a folder that contain a text. Error pages count too. @param {string} folder
 * @param {string} text
 */
const filesWith = (folder, text) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      entry.name.endsWith('.html') &&
      readFileSync(path.join(entry.parentPath, entry.name), 'utf8').includes(text),
  ).length;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms.files.set('one.jpg', {
    type: 'image/jpeg',
    body: await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer(),
  });
  // These pages use a template that shows no setting.
  for (const id of [3, 4]) cms.edit('pages', id, { template: 'about' });
  await cms.start();
  site = new FixtureSite(cms, API_KEY);
  builder = createSiteBuilder(site.settings(), site.folder, {
    readState: async () => ({ sources: '', content: '', day: '2026-01-10' }),
    entry: path.join(import.meta.dirname, 'testing/killedChild.mjs'),
    batchPages: 1,
    onReport: (report) => reports.push(report),
    publish: async () => onPublish(),
  });
  await builder.build('start');
}, 8 * MINUTES);

beforeEach(() => {
  reports.length = 0;
  onPublish = () => {};
});
afterAll(async () => {
  await stopAll();
  await cms.stop();
  site.delete();
});

it(
  'serves a change of all pages in batches, with one report for the first and one for the others',
  async () => {
    let publications = 0;
    /** Number of pages that were published before the feed. */
    let beforeFeed = 0;
    onPublish = () => {
      publications += 1;
      if (!site.feed().includes(siteName)) beforeFeed = pagesWith(siteName);
    };
    changeSetting();
    const report = await builder.build('change');
    expect(report).toMatchObject({ warm: true, pages: 7, queries: 7 });
    expect(report.left).toBeUndefined();
    expect(publications).toBeGreaterThan(4);
    expect(reports).toMatchObject([{ pages: 1, left: 6 }, { pages: 6 }]);
    expect(reports[1]?.left).toBeUndefined();
    expect(pagesWith(siteName)).toBe(PAGES.length);
    expect(beforeFeed).toBeGreaterThan(2);
    expect(site.feed()).toContain(siteName);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'renders the next batch while a batch is published, and publishes only rewritten pages',
  async () => {
    /** Number of pages whose HTML was not rewritten, after each publication. @type {number[]} */
    const unfinished = [];
    onPublish = async () => {
      const served = filesWith(site.served, siteName);
      if (unfinished.length === 0)
        await until(
          async () => filesWith(path.join(site.folder, 'public'), siteName) > served,
          'another page is rendered',
        );
      expect(filesWith(site.served, siteName)).toBe(served);
      unfinished.push(PAGES.length - pagesWith('<!-- rewritten -->'));
    };
    changeSetting();
    await builder.build('change');
    expect(unfinished.length).toBeGreaterThan(4);
    expect(new Set(unfinished)).toEqual(new Set([0]));
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'inserts changed slices in batches',
  async () => {
    changeMenu('In batches');
    expect(await builder.build('change')).toMatchObject({ warm: true, pages: 0 });
    expect(reports).toMatchObject([{ left: expect.any(Number) }, {}]);
    expect(pagesWith('In batches')).toBe(PAGES.length);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'serves a page that is edited during a change of all pages before the pages that are left',
  async () => {
    changeSetting();
    changeMenu('Right');
    onPublish = () => {
      onPublish = () => {};
      changeTitle(3, 'he', 'נכון');
      builder.hurry();
    };
    const first = await builder.build('change');
    expect(first).toMatchObject({ pages: 1, left: expect.any(Number) });
    expect(site.html('only')).not.toContain('נכון');
    let left = 0;
    onPublish = () => {
      onPublish = () => {};
      expect(site.html('only')).toContain('נכון');
      left = PAGES.length - pagesWith(siteName);
    };
    expect((await builder.build('change')).left).toBeUndefined();
    // One more page was rendered while the first was published, but at least two were left.
    expect(left).toBeGreaterThan(1);
    expect(pagesWith(siteName)).toBe(PAGES.length);
    expect(pagesWith('Right')).toBe(PAGES.length);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'removes a page at once, and serves new and moved pages with their redirects in the first batch',
  async () => {
    const [first] = cms.content.collections.pages?.en ?? [];
    const page = { ...structuredClone(first), parentPage: null, updatedAt: new Date().toISOString() };
    cms.content.collections.pages?.en?.push(
      { ...page, id: 30, title: 'Added', path: '/en/added/' },
      { ...page, id: 31, title: 'To remove', path: '/en/removed/' },
    );
    await builder.build('change');
    cms.remove('pages', 31);
    cms.edit('pages', 30, { path: '/en/moved/' });
    changeSetting();
    let checks = 0;
    onPublish = () => {
      checks += 1;
      if (checks > 1) return;
      expect(site.html('en/moved')).toContain('Added');
      expect(() => site.html('en/added')).toThrow('ENOENT');
      expect(() => site.html('en/removed')).toThrow('ENOENT');
    };
    await builder.build('change');
    expect(checks).toBeGreaterThan(2);
    cms.remove('pages', 30);
    await builder.build('change');
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it.each([
  ['a page that cannot be rendered', 1, 1, () => changeTitle(3, 'he', 'unrenderable')],
  ['a page whose query fails', 1, 1, () => changeTitle(3, 'he', 'unreadable')],
  [
    'two pages whose queries fail',
    2,
    2,
    () => {
      changeTitle(3, 'he', 'unreadable');
      changeTitle(2, 'en', 'unreadable');
    },
  ],
  // The first batch has a page of one language, so it renders the slice of that language only.
  ['a slice that cannot be rendered', 1, 2, () => changeMenu('unrenderable')],
])(
  'ends a change of all pages with %s',
  async (_name, first, all, breakIt) => {
    breakIt();
    changeSetting();
    const report = await builder.build('change');
    expect(report.left).toBeUndefined();
    expect(reports[0]?.faults).toHaveLength(first);
    expect(report.faults).toHaveLength(all);
    expect(pagesWith(siteName)).toBeGreaterThanOrEqual(PAGES.length - all);
    changeTitle(3, 'he', 'נכון');
    changeTitle(2, 'en', 'About');
    changeMenu('Right');
    expect(await builder.build('change')).toMatchObject({ warm: true, faults: [] });
    expect(pagesWith('Right')).toBe(PAGES.length);
    expect(site.html('only')).toContain('נכון');
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'continues after an end in the middle of a change, without writing everything again',
  async () => {
    changeSetting();
    /** @type {Promise<void> | undefined} */
    let ended;
    onPublish = () => {
      onPublish = () => {};
      ended = builder.end();
    };
    const { left = 0 } = await builder.build('change');
    await ended;
    expect(left).toBeGreaterThan(4);
    expect(existsSync(path.join(site.directory, 'data/site-building'))).toBe(false);
    expect(buildJournal(site.folder).read()).toEqual([]);
    const report = await builder.build('start');
    expect(report).toMatchObject({ warm: false, why: 'first' });
    expect(report.pages).toBeLessThanOrEqual(left);
    expect(pagesWith(siteName)).toBe(PAGES.length);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it.each(['queries', 'data', 'html', 'after'])(
  'recovers from a kill in the phase "%s" of a later batch',
  async (phase) => {
    changeSetting();
    onPublish = () => {
      onPublish = () => {};
      site.killAt(phase);
    };
    expect((await builder.build('change')).left).toBeUndefined();
    expect(pagesWith(siteName)).toBe(PAGES.length);
    changeSetting();
    await builder.build('change');
    expect(pagesWith(siteName)).toBe(PAGES.length);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'continues a change of all pages after a new page whose query fails',
  async () => {
    const [first] = cms.content.collections.pages?.en ?? [];
    const page = { ...structuredClone(first), parentPage: null, updatedAt: new Date().toISOString() };
    cms.content.collections.pages?.en?.push({
      ...page,
      id: 32,
      title: 'unreadable',
      path: '/en/unreadable/',
    });
    changeSetting();
    const report = await builder.build('change');
    expect(reports).toMatchObject([{ left: expect.any(Number) }, { warm: true }]);
    expect(report.faults).toHaveLength(1);
    expect(pagesWith(siteName)).toBe(PAGES.length);
    expect(() => site.html('en/unreadable')).toThrow('ENOENT');
    cms.remove('pages', 32);
    expect(await builder.build('change')).toMatchObject({ warm: true, faults: [] });
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'renders a page again if a kill interrupted the insertion of its slices',
  async () => {
    changeMenu('Interrupted insertion');
    onPublish = () => {
      const page = PAGES.find((name) => site.html(name).includes('Interrupted insertion'));
      if (page === undefined) return;
      onPublish = () => {};
      truncateSync(path.join(site.folder, 'public', page, 'index.html'), 20);
      site.killAt('after');
    };
    await builder.build('change');
    expect(pagesWith('Interrupted insertion')).toBe(PAGES.length);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);
