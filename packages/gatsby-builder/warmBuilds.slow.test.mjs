import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { API_KEY, FakeCms } from '../../plugins/gatsby-source-payload/testing/FakeCms';
import { stopAll } from '../processes/processes.mjs';
import { createSiteBuilder } from './siteBuilder.mjs';
import { FixtureSite } from './testing/FixtureSite.mjs';

const MINUTES = 60_000;
/** Minimum number of times that a page and its data must be read while builds run. */
const READS = 5_000;

const cms = new FakeCms();
/** @type {FixtureSite} */
let site;
/** @type {import('./siteBuilder.mjs').SiteBuilder} */
let builder;
let sources = 'as they were';

const picture = (/** @type {string} */ background) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** @param {number} id @param {string} locale @param {string} title */
const changeTitle = (id, locale, title) =>
  cms.edit('pages', id, (/** @type {string} */ own) => (own === locale ? { title } : {}));

/**
 * Adds a page in one or more languages.
 * @param {number} id @param {Record<string, object>} own differences from the first page, by locale
 */
function addPage(id, own) {
  for (const [locale, fields] of Object.entries(own)) {
    const documents = cms.content.collections.pages?.[locale] ?? [];
    const [first] = documents;
    documents.push({
      ...structuredClone(first),
      parentPage: 2,
      ...fields,
      id,
      updatedAt: new Date().toISOString(),
    });
  }
}

/** Starts a process that reads pages and then their data in a loop, as visitors do. @param {string[]} pages */
function startReader(pages) {
  const child = fork(path.join(import.meta.dirname, 'testing/reader.mjs'), [site.served, ...pages]);
  /**
   * @param {'stop' | 'found'} question @returns {Promise<{ reads: number, faults: string[] }>} what the process has
   *   found so far
   */
  const ask = async (question) => {
    const answered = once(child, 'message');
    child.send(question);
    return (await answered)[0];
  };
  return { found: () => ask('found'), stop: () => ask('stop') };
}

beforeAll(async () => {
  cms.files.set('one.jpg', { type: 'image/jpeg', body: await picture('#336699') });
  // No page uses the second template at the start.
  cms.edit('pages', 3, { template: 'about' });
  cms.edit('pages', 4, { template: 'about' });
  await cms.start();
  site = new FixtureSite(cms, API_KEY);
  builder = createSiteBuilder(site.settings(), site.folder, {
    readState: async () => ({ sources, content: '', day: '2026-01-10' }),
    entry: path.join(import.meta.dirname, 'testing/killedChild.mjs'),
  });
  const first = await builder.build('start');
  expect(first).toMatchObject({ cause: 'start', warm: false, why: 'first', pages: 7 });
}, 8 * MINUTES);

afterAll(async () => {
  await stopAll();
  await cms.stop();
  site.delete();
});

/**
 * Edits and their expected builds. After each edit the whole site is compared with a clean build, which takes ten times
 * as long as the incremental build. Therefore an edit that a similar one follows is not compared (`isFollowed`),
 * because the next comparison finds the same errors.
 * @type {{ name: string, edit: () => unknown, pages: number, warm?: false, isFollowed?: true }[]}
 */
const EDITS = [
  { name: 'nothing', edit: () => {}, pages: 0 },
  { name: 'a title', edit: () => changeTitle(3, 'he', 'דף אחר'), pages: 1, isFollowed: true },
  {
    name: 'a title shown on child pages',
    edit: () => changeTitle(1, 'en', 'Front'),
    pages: 2,
    isFollowed: true,
  },
  {
    name: 'a new page in two languages',
    edit: () => addPage(9, { he: { title: 'חדש', path: '/new/' }, en: { title: 'New', path: '/en/new/' } }),
    pages: 2,
    isFollowed: true,
  },
  {
    name: 'a moved page with a redirect',
    edit: () => {
      cms.edit('pages', 9, (/** @type {string} */ locale) => ({
        path: locale === 'en' ? '/en/moved/' : '/moved/',
      }));
      for (const [locale, from] of Object.entries({ he: '/new/', en: '/en/new/' })) {
        const redirects = cms.content.collections.redirects?.[locale] ?? [];
        const updatedAt = new Date().toISOString();
        redirects.push({
          ...structuredClone(redirects[0]),
          id: 2,
          from,
          updatedAt,
          to: { kind: 'page', page: 9 },
        });
      }
    },
    pages: 2,
  },
  { name: 'a redirect less', edit: () => cms.remove('redirects', 2), pages: 0, isFollowed: true },
  { name: 'a page less', edit: () => cms.remove('pages', 9), pages: 0 },
  {
    name: 'a setting shown on all pages',
    edit: () => {
      for (const settings of Object.values(cms.content.globals.siteSettings ?? {}))
        settings.siteName = 'Another name';
    },
    pages: 7,
    isFollowed: true,
  },
  {
    name: 'the menu',
    edit: () => {
      const header = cms.content.globals.header?.en;
      if (header)
        header.items = [{ id: 'a', link: { name: 'Everything', kind: 'page', page: 2, target: 'self' } }];
    },
    pages: 0,
  },
  {
    name: 'another picture',
    edit: async () => {
      const body = await picture('#993366');
      cms.files.set('three.jpg', { type: 'image/jpeg', body });
      cms.edit('media', 1, {
        filename: 'three.jpg',
        url: '/api/media/file/three.jpg',
        filesize: body.length,
      });
    },
    pages: 2,
    isFollowed: true,
  },
  {
    name: 'the first page of a template',
    edit: () => cms.edit('pages', 3, { template: 'generic' }),
    // A change of the list of templates changes the JavaScript of all pages, so all of them are built.
    pages: 7,
    warm: false,
    isFollowed: true,
  },
  { name: 'a title on a page of that template', edit: () => changeTitle(3, 'he', 'שאלות'), pages: 1 },
  {
    name: 'the only page of a template is deleted',
    edit: () => cms.edit('pages', 3, { template: 'about' }),
    pages: 1,
    // The JavaScript of the template is kept until the next full build, because a page may use the template again.
    isFollowed: true,
  },
  {
    name: 'the only page of a template is restored',
    edit: () => cms.edit('pages', 3, { template: 'generic' }),
    pages: 1,
  },
];

it.each(EDITS)(
  'serves the same files as a clean build after $name',
  async ({ edit, pages, warm = true, isFollowed = false }) => {
    await edit();
    expect(await builder.build('change')).toMatchObject({ cause: 'change', warm, pages });
    if (!isFollowed) expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'serves complete pages with matching data during warm and cold builds',
  async () => {
    const reader = startReader(['en/about', 'only', '']);
    let version = 0;
    const publish = async () => {
      version += 1;
      changeTitle(2, 'en', `Version ${version}`);
      changeTitle(3, 'he', `Version ${version}`);
      for (const header of Object.values(cms.content.globals.header ?? {}))
        header.items = [
          { id: 'a', link: { name: `Menu ${version}`, kind: 'page', page: 2, target: 'self' } },
        ];
      return builder.build('change');
    };
    for (let round = 0; round < 5; round += 1) expect(await publish()).toMatchObject({ warm: true });
    sources = 'changed while pages are read';
    expect(await publish()).toMatchObject({ warm: false, why: 'sources' });
    while (version < 10 || (await reader.found()).reads < READS)
      expect(await publish()).toMatchObject({ warm: true });
    const { reads, faults } = await reader.stop();
    expect(faults).toEqual([]);
    expect(reads).toBeGreaterThanOrEqual(READS);
    expect(site.html('en/about')).toContain(`Menu ${version}`);
  },
  8 * MINUTES,
);

// The process is killed while it writes (`data`), and after the batch was built (`save`). The soak test kills it in all
// phases. Both tests have the same content when they compare, so that they share one clean build.
it.each(['data', 'save'])(
  'recovers from a kill in the phase "%s" and serves the same files as a clean build',
  async (phase) => {
    // Gatsby's state is saved with this title before the interrupted build. The content returns to it below.
    changeTitle(3, 'he', 'לפני ההפסקה');
    await builder.build('change');
    changeTitle(3, 'he', 'אחרי ההפסקה');
    addPage(20, { en: { title: 'Added', path: '/en/added/' } });
    site.killAt(phase);
    const report = await builder.build('change');
    // The phase `save` starts only after the `built` message, so the build itself succeeds.
    if (phase === 'save') expect(report).toMatchObject({ warm: true, pages: 2 });
    else expect(report).toMatchObject({ warm: false, why: 'ended' });
    expect(site.html('only')).toContain('אחרי ההפסקה');
    expect(site.html('en/added')).toContain('Added');
    expect(await site.differences()).toEqual([]);
    cms.remove('pages', 20);
    changeTitle(3, 'he', 'לפני ההפסקה');
    const after = phase === 'save' ? { warm: false, why: 'ended' } : { warm: true, pages: 1 };
    expect(await builder.build('change')).toMatchObject(after);
    expect(site.html('only')).toContain('לפני ההפסקה');
    expect(existsSync(path.join(site.served, 'en/added'))).toBe(false);
  },
  8 * MINUTES,
);

it.each(['boot', 'check'])(
  'falls back to `gatsby build` if killed in the phase "%s" of its start, and recovers for the next build',
  async (phase) => {
    changeTitle(3, 'he', 'לפני ההתחלה');
    sources = `changed before ${phase}`;
    site.killAt(phase);
    expect(await builder.build('change')).toMatchObject({ warm: false, why: 'sources' });
    expect(site.html('only')).toContain('לפני ההתחלה');
    expect(await site.differences()).toEqual([]);
    expect(await builder.build('change')).toMatchObject({ warm: false, why: 'first' });
    changeTitle(3, 'he', 'אחרי ההתחלה');
    expect(await builder.build('change')).toMatchObject({ warm: true, pages: 1 });
  },
  8 * MINUTES,
);

it.each([1, 4])(
  'serves complete pages if interrupted after publishing %d files, and the rest after the next build',
  async (after) => {
    await builder.end();
    const before = site.html('en/about');
    changeTitle(2, 'en', `Cut off ${after}`);
    cms.edit('pages', 3, { template: after === 1 ? 'about' : 'generic' });
    const state = { sources, content: '', day: '2026-01-10' };
    const options = { folder: site.folder, settings: site.settings(), state, after };
    const script = path.join(import.meta.dirname, 'testing/killedBuilder.mjs');
    const child = spawn(process.execPath, [script, JSON.stringify(options)], {
      env: site.env,
      stdio: 'ignore',
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    const data = readFileSync(path.join(site.served, 'page-data/en/about/page-data.json'), 'utf8');
    if (site.html('en/about') !== before) expect(data).toContain(`Cut off ${after}`);
    expect(await builder.build('change')).toMatchObject({ warm: false, why: 'first' });
    expect(site.html('en/about')).toContain(`Cut off ${after}`);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'keeps the served files while the CMS is down, and builds although files are in place of folders',
  async () => {
    const before = site.html('only');
    changeTitle(3, 'he', 'בזמן התקלה');
    cms.faults.push({ match: '/api/pages', times: 1000, status: 503, body: '{}' });
    await expect(builder.build('change')).rejects.toThrow('ended with 75');
    expect(site.html('only')).toBe(before);
    cms.faults.length = 0;

    // A file whose path must be a folder makes writing fail. It is created in the build folder and then in the
    // published folder.
    await builder.build('change');
    const obstacle = path.join(site.folder, 'public/page-data/only');
    rmSync(obstacle, { recursive: true });
    writeFileSync(obstacle, '');
    changeTitle(3, 'he', 'אחרי התקלה');
    writeFileSync(path.join(site.served, 'en/later'), '');
    addPage(21, { en: { title: 'Later', path: '/en/later/' } });
    expect(await builder.build('change')).toMatchObject({ faults: [] });
    expect(site.html('only')).toContain('אחרי התקלה');
    expect(site.html('en/later')).toContain('Later');
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'rebuilds after changed sources, and completely after its folder was cleared',
  async () => {
    sources = 'changed';
    expect(await builder.build('change')).toMatchObject({ warm: false, why: 'sources' });
    rmSync(path.join(site.folder, 'public'), { recursive: true });
    mkdirSync(path.join(site.folder, 'public'));
    expect(await builder.build('change')).toMatchObject({ warm: false, why: 'ended' });
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);

it(
  'does not serve pages of an interrupted build after a `gatsby build`',
  async () => {
    await builder.end();
    // Create the files that a process leaves if it is killed before it saves Gatsby's state. Gatsby does not know these
    // pages.
    for (const folder of ['en/lost', 'page-data/en/lost'])
      cpSync(
        path.join(site.folder, 'public', folder.replace('lost', 'about')),
        path.join(site.folder, 'public', folder),
        { recursive: true },
      );
    writeFileSync(path.join(site.directory, 'data/site-building'), '');
    const cold = createSiteBuilder({ ...site.settings(), warmBuilds: false }, site.folder, {
      readState: async () => ({ sources, content: '', day: '2026-01-10' }),
    });
    expect(await cold.build('change')).toMatchObject({ warm: false, why: 'off' });
    expect(existsSync(path.join(site.served, 'en/lost'))).toBe(false);
    expect(await site.differences()).toEqual([]);
  },
  8 * MINUTES,
);
