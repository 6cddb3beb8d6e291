import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { API_KEY, FakeCms } from '../../plugins/gatsby-source-payload/testing/FakeCms';
import { stopAll } from '../processes/processes.mjs';
import { createSiteBuilder } from './siteBuilder.mjs';
import { FixtureSite } from './testing/FixtureSite.mjs';

const MINUTES = 60_000;
const cms = new FakeCms();
/** @type {FixtureSite} */
let site;
/** @type {import('./siteBuilder.mjs').SiteBuilder} */
let builder;
let sources = 'as they were';
let edits = 0;

const newBuilder = (/** @type {object} */ settings = {}) =>
  createSiteBuilder({ ...site.settings(), ...settings }, site.folder, {
    readState: async () => ({ sources, content: '', day: '2026-01-10' }),
  });

/** @param {number} id @param {string} locale @param {Record<string, unknown>} fields */
const edit = (id, locale, fields) =>
  cms.edit('pages', id, (/** @type {string} */ own) => (own === locale ? fields : {}));

/** Adds a Hebrew page. @param {number} id @param {object} fields */
function addPage(id, fields) {
  const documents = cms.content.collections.pages?.he ?? [];
  documents.push({
    ...structuredClone(documents[0]),
    parentPage: null,
    blocks: [],
    ...fields,
    id,
    updatedAt: new Date().toISOString(),
  });
}

/** Edits another page and builds. Expects that this edit is published even though a document fails. */
async function buildWithAnEdit() {
  edits += 1;
  edit(2, 'en', { title: `Edit ${edits}` });
  const report = await builder.build('change');
  expect(site.html('en/about')).toContain(`Edit ${edits}`);
  return report;
}

/**
 * Reverts the edits of a test and compares the site with a clean build. The content is always the same, so that all
 * tests can share the clean build.
 */
async function expectCleanSite() {
  edit(2, 'en', { title: 'Compared' });
  edit(3, 'he', { title: 'בהשוואה', path: '/only/' });
  expect(await builder.build('change')).toMatchObject({ faults: [] });
  expect(await site.differences()).toEqual([]);
}

const hasPage = (/** @type {string} */ page) => existsSync(path.join(site.served, page, 'index.html'));

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  cms.files.set('one.jpg', { type: 'image/jpeg', body });
  cms.edit('pages', 3, { template: 'about' });
  cms.edit('pages', 4, { template: 'about' });
  await cms.start();
  site = new FixtureSite(cms, API_KEY);
  for (const folder of [site.folder, site.scratch]) {
    mkdirSync(path.join(folder, 'static'));
    writeFileSync(path.join(folder, 'static/favicon.ico'), '');
  }
  builder = newBuilder();
  expect(await builder.build('start')).toMatchObject({ warm: false, faults: [] });
}, 8 * MINUTES);

afterAll(async () => {
  await stopAll();
  await cms.stop();
  site.delete();
});

/**
 * Ways in which a page can fail. `broken` are the fields that make a working page fail, and `good` are fields that
 * repair it.
 * @type {{ name: string, reason: string, broken: Record<string, unknown>, good?: Record<string, unknown> }[]}
 */
const FAULTS = [
  { name: 'whose template throws', reason: 'template', broken: { title: 'unrenderable' } },
  { name: 'whose query fails', reason: 'query', broken: { title: 'unreadable' } },
  {
    name: 'unlike the schema',
    reason: 'content',
    broken: { title: 'changed', template: 'none of them' },
    good: { template: 'about' },
  },
  {
    name: 'at the address of a file',
    reason: 'address',
    broken: { title: 'changed', path: '/favicon.ico/' },
  },
  {
    name: 'at the address of the home page',
    reason: 'address',
    broken: { title: 'changed', path: '/index/' },
  },
  {
    name: 'at the address of another page',
    reason: 'address',
    broken: { title: 'changed', path: '/about/' },
  },
  {
    name: 'with an address that no file system can hold',
    reason: 'address',
    broken: { title: 'changed', path: `/${'א'.repeat(130)}/` },
  },
];

const faultOf = (/** @type {number} */ id, /** @type {string} */ reason) =>
  expect.objectContaining({ collection: 'pages', id: String(id), locale: 'he', reason });

it.each(FAULTS)(
  'a page $name keeps its last good version, and is left out if it is new',
  async ({ reason, broken, good = {} }) => {
    edit(3, 'he', { title: 'לפני התקלה', path: '/only/', ...good });
    await builder.build('change');
    const [before, about] = [site.html('only'), site.html('about')];
    const data = readFileSync(path.join(site.served, 'page-data/only/page-data.json'), 'utf8');
    edit(3, 'he', broken);
    expect(await buildWithAnEdit()).toMatchObject({ warm: true, faults: [faultOf(3, reason)] });
    expect(site.html('only')).toBe(before);
    expect(readFileSync(path.join(site.served, 'page-data/only/page-data.json'), 'utf8')).toBe(data);
    expect(site.html('about')).toBe(about);

    addPage(30, { path: '/thirty/', template: 'about', title: 'Thirty', ...broken });
    const faults = [faultOf(3, reason), faultOf(30, reason)];
    expect((await buildWithAnEdit()).faults).toEqual(expect.arrayContaining(faults));
    expect(hasPage('thirty')).toBe(false);
    expect(site.html('only')).toBe(before);

    edit(3, 'he', { title: 'אחרי התקלה', path: '/only/', ...good });
    cms.remove('pages', 30);
    expect(await buildWithAnEdit()).toMatchObject({ warm: true, faults: [] });
    expect(site.html('only')).toContain('אחרי התקלה');
    await expectCleanSite();
  },
  8 * MINUTES,
);

it(
  'pages with all these faults keep their last good versions in a cold build, and are left out if they are new',
  async () => {
    const pages = FAULTS.map((fault, index) => ({ ...fault, id: 40 + index, added: 60 + index }));
    for (const { id, good } of pages)
      addPage(id, { path: `/good-${id}/`, template: 'about', title: `Good ${id}`, ...good });
    expect(await builder.build('change')).toMatchObject({ faults: [] });
    for (const { id, added, broken } of pages) {
      edit(id, 'he', broken);
      addPage(added, { path: `/added-${added}/`, template: 'about', title: 'Added', ...broken });
    }
    sources = 'changed beside faults';
    const cold = await buildWithAnEdit();
    expect(cold).toMatchObject({ warm: false, why: 'sources' });
    for (const { id, added, reason } of pages)
      expect(cold.faults).toEqual(expect.arrayContaining([faultOf(id, reason), faultOf(added, reason)]));
    for (const { id, added } of pages) {
      expect(site.html(`good-${id}`)).toContain(`Good ${id}`);
      expect(hasPage(`added-${added}`)).toBe(false);
    }
    for (const { id, added } of pages) {
      cms.remove('pages', id);
      cms.remove('pages', added);
    }
    expect(await buildWithAnEdit()).toMatchObject({ warm: true, faults: [] });
    await expectCleanSite();
  },
  8 * MINUTES,
);

it.each([
  ['later', [30, 31]],
  ['earlier', [31, 30]],
])(
  'gives the address that a failed page wants to leave to a page that is created %s',
  async (_when, order) => {
    for (const id of order)
      addPage(id, { path: id === 30 ? '/wanted/' : '/elsewhere/', template: 'about', title: `Page ${id}` });
    await builder.build('change');
    edit(30, 'he', { path: '/favicon.ico/' });
    const fault = expect.objectContaining({ id: '30', reason: 'address' });
    expect(await buildWithAnEdit()).toMatchObject({ faults: [fault] });
    expect(site.html('wanted')).toContain('Page 30');

    edit(31, 'he', { path: '/wanted/', title: 'New owner' });
    expect(await buildWithAnEdit()).toMatchObject({ faults: [fault] });
    expect(site.html('wanted')).toContain('New owner');
    sources = `changed for ${order.join()}`;
    expect(await buildWithAnEdit()).toMatchObject({ warm: false, faults: [fault] });
    expect(site.html('wanted')).toContain('New owner');

    for (const id of order) cms.remove('pages', id);
    await expectCleanSite();
  },
  8 * MINUTES,
);

it(
  'keeps last good versions in a build without a cache, also with `gatsby build`',
  async () => {
    edit(3, 'he', { title: 'לפני המטמון', path: '/only/' });
    edit(4, 'he', { title: 'גם לפני' });
    await builder.build('change');
    await builder.end();
    edit(3, 'he', { title: 'unrenderable' });
    const cold = newBuilder({ warmBuilds: false });
    for (const [round, reason] of ['template', 'address'].entries()) {
      rmSync(path.join(site.folder, '.cache'), { recursive: true });
      edit(2, 'en', { title: `Without a cache ${round}` });
      expect(await cold.build('change')).toMatchObject({
        warm: false,
        why: 'off',
        faults: [expect.objectContaining({ id: '3', reason })],
      });
      expect(site.html('en/about')).toContain(`Without a cache ${round}`);
      expect(site.html('only')).toContain('לפני המטמון');
      edit(3, 'he', { path: '/favicon.ico/', title: 'unrenderable' });
    }
    edit(3, 'he', { title: 'אחרי המטמון', path: '/only/' });
    expect(await cold.build('change')).toMatchObject({ faults: [] });
    expect(site.html('only')).toContain('אחרי המטמון');
    builder = newBuilder();
    await builder.build('start');
  },
  8 * MINUTES,
);

it(
  'keeps the last good menu, and builds everything else',
  async () => {
    const header = /** @type {any} */ (cms.content.globals.header?.he);
    const items = (/** @type {string} */ name) => [
      { id: 'a', link: { name, kind: 'page', page: 2, target: 'self' } },
    ];
    header.items = items('תפריט טוב');
    await builder.build('change');
    header.items = items('unrenderable');
    edit(3, 'he', { title: 'עם תפריט ישן' });
    const fault = { collection: 'globals', id: 'header', locale: 'he', reason: 'template' };
    for (const warm of [true, false]) {
      if (!warm) sources = 'changed with a broken menu';
      expect(await builder.build('change')).toMatchObject({ warm, faults: [expect.objectContaining(fault)] });
      expect(site.html('only')).toContain('תפריט טוב');
      expect(site.html('only')).toContain('עם תפריט ישן');
    }
    header.items = items('תפריט חדש');
    expect(await builder.build('change')).toMatchObject({ warm: true, faults: [] });
    expect(site.html('only')).toContain('תפריט חדש');
  },
  8 * MINUTES,
);

/** Replaces the picture of the page `about`. @param {string} filename @param {Buffer} body */
function setPicture(filename, body) {
  cms.files.set(encodeURIComponent(filename), { type: 'image/jpeg', body });
  cms.edit('media', 1, {
    filename,
    url: `/api/media/file/${encodeURIComponent(filename)}`,
    filesize: body.length,
  });
}

it.each([
  'דוח 100% #1.png',
  `${'x'.repeat(251)}.jpg`,
  `${'א'.repeat(125)}.jpg`,
  '..%2F..%2Fetc?.jpg',
  '.jpg',
])(
  'builds a picture named %j',
  async (filename) => {
    const body = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#663399' } })
      .jpeg()
      .toBuffer();
    setPicture(filename, body);
    expect(await buildWithAnEdit()).toMatchObject({ warm: true, faults: [] });
    const [, address = ''] =
      /src(?:Set)?&quot;:&quot;(\/_gatsby\/image[^&?\s]+)/.exec(site.html('about')) ?? [];
    expect(existsSync(path.join(site.served, decodeURIComponent(address)))).toBe(true);
  },
  8 * MINUTES,
);

it(
  'names a page whose picture cannot be processed, and builds everything else',
  async () => {
    const before = site.html('about');
    setPicture('broken.jpg', Buffer.from('no picture'));
    edit(3, 'he', { title: 'ליד תמונה פגומה' });
    const report = await builder.build('change');
    expect(report.warm).toBe(true);
    expect(site.html('only')).toContain('ליד תמונה פגומה');
    expect(report.faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: expect.stringMatching(/^(query|picture)$/) }),
      ]),
    );
    expect(site.html('about')).toBe(before);
    setPicture('one.jpg', cms.files.get('one.jpg')?.body ?? Buffer.alloc(0));
    expect(await buildWithAnEdit()).toMatchObject({ faults: [] });
  },
  8 * MINUTES,
);

const redux = () => path.join(site.folder, '.cache/redux/redux.rest.state');

/** Adds a job to Gatsby's saved state that fails at each start of Gatsby. */
function plantJob() {
  const state = deserialize(readFileSync(redux()));
  const [[, { job } = {}] = []] = [...state.jobsV2.incomplete];
  const filename = `${'x'.repeat(300)}.webp`;
  const planted = {
    ...job,
    id: 'planted',
    name: 'IMAGE_CDN',
    contentDigest: 'planted',
    inputPaths: [],
    outputDir: path.join(site.folder, 'public/_gatsby/image'),
    args: {
      url: `${cms.url}/api/media/file/one.jpg`,
      filename,
      contentDigest: 'x',
      format: 'webp',
      width: 100,
    },
    plugin: {
      name: 'gatsby',
      version: '5.16.1',
      resolve: path.join(site.folder, 'node_modules/gatsby-plugin-utils/dist/polyfill-remote-file/jobs'),
      isLocal: false,
    },
  };
  state.jobsV2.incomplete.set('planted', { job: planted });
  writeFileSync(redux(), serialize(state));
}

it.each([
  { name: 'a job that always fails', plant: plantJob },
  { name: 'a truncated state', plant: () => truncateSync(redux(), 1000) },
  {
    name: 'half-written pages and data',
    plant() {
      for (const file of ['only/index.html', 'page-data/only/page-data.json', 'slice-data/header-he.json'])
        truncateSync(path.join(site.folder, 'public', file), 20);
    },
  },
  {
    name: 'a file in place of a folder',
    plant() {
      rmSync(path.join(site.folder, 'public/only'), { recursive: true });
      writeFileSync(path.join(site.folder, 'public/only'), '');
    },
  },
])(
  'recovers automatically from $name',
  async ({ plant }) => {
    await builder.end();
    plant();
    writeFileSync(path.join(site.directory, 'data/site-building'), '');
    builder = newBuilder();
    edit(3, 'he', { title: 'התאושש' });
    await buildWithAnEdit();
    expect(site.html('only')).toContain('התאושש');
    await expectCleanSite();
  },
  8 * MINUTES,
);
