import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { API_KEY, FakeCms } from '../../plugins/gatsby-source-payload/testing/FakeCms';
import { stopAll } from '../processes/processes.mjs';
import { createSiteBuilder } from './siteBuilder.mjs';
import { randomSteps, UNUSABLE_SLUGS } from './testing/randomSteps.mjs';
import { FixtureSite } from './testing/FixtureSite.mjs';

/** Set by `npm run soak`. */
const STEPS = Number(process.env.SOAK_STEPS || 60);
const SEED = Number(process.env.SOAK_SEED || Math.floor(Math.random() * 2 ** 31));
/** A killed builder boots again in about 20 seconds. */
const STEP_MS = 60_000;
const REPLAY = `SOAK_SEED=${SEED} SOAK_STEPS=${STEPS} npm run soak`;

const cms = new FakeCms();
/** @type {FixtureSite} */
let site;
/** @type {import('./siteBuilder.mjs').SiteBuilder} */
let builder;
/** @type {Buffer} */
let picture;

const newBuilder = () =>
  createSiteBuilder(site.settings(), site.folder, {
    readState: async () => ({ sources: '', content: '', day: '2026-01-10' }),
    entry: path.join(import.meta.dirname, 'testing/killedChild.mjs'),
  });

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  cms.files.set('one.jpg', { type: 'image/jpeg', body: picture });
  await cms.start();
  site = new FixtureSite(cms, API_KEY);
  mkdirSync(path.join(site.folder, 'static'));
  writeFileSync(path.join(site.folder, 'static/favicon.ico'), '');
  builder = newBuilder();
  await builder.build('start');
}, 8 * STEP_MS);

afterAll(async () => {
  await stopAll();
  await cms.stop();
  site.delete();
});

/**
 * Removes lone surrogates, which no address can contain.
 * @param {string} text
 */
const wellFormed = (text) => Buffer.from(text).toString();

/** @typedef {{ id: number, path: string, title: string }} Page */

const pages = () => /** @type {Page[]} */ (/** @type {unknown} */ (cms.content.collections.pages?.he ?? []));

/** Pages that steps publish. The picture belongs to the home page. */
const published = () => pages().filter(({ id }) => id >= 40);

/** @param {import('./testing/randomSteps.mjs').Edit} edit @param {number} step */
async function carryOut(edit, step) {
  switch (edit.kind) {
    case 'publish': {
      const { id, slug, fails } = edit;
      const title = `${step} ${fails} ${edit.title}`;
      const fields = { path: `/${slug}/`, title, updatedAt: new Date().toISOString() };
      const present = pages().find((page) => page.id === id);
      if (present) Object.assign(present, fields);
      else
        pages().push({ ...structuredClone(pages()[1]), ...{ parentPage: null, blocks: [] }, ...fields, id });
      return;
    }
    case 'delete':
      cms.remove('pages', edit.id);
      return;
    case 'picture': {
      const name = encodeURIComponent(wellFormed(edit.filename));
      const body = edit.isGood ? picture : Buffer.from(`no picture ${step}`);
      cms.files.set(name, { type: 'image/jpeg', body });
      cms.edit('media', 1, {
        filename: edit.filename,
        url: `/api/media/file/${name}`,
        filesize: body.length,
      });
      return;
    }
    case 'menu':
      for (const header of Object.values(cms.content.globals.header ?? {}))
        header.items = [
          { id: 'a', link: { name: `${step} ${edit.name}`, kind: 'page', page: 2, target: 'self' } },
        ];
      return;
    case 'restart':
      await builder.end();
      builder = newBuilder();
  }
}

/** @typedef {{ page?: { title?: string } }} Shown the result of a page query */

/**
 * Returns the data of a served page, from its HTML and its page data.
 * @param {string} address
 * @returns {{ html: Shown | null, data: Shown } | null}
 */
function served(address) {
  const file = path.join(site.served, address, 'index.html');
  const dataFile = path.join(site.served, 'page-data', address === '/' ? 'index' : address, 'page-data.json');
  if (!existsSync(file) || !existsSync(dataFile)) return null;
  const [, escaped = 'null'] = /<pre>(.*?)<\/pre>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const text = escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return { html: JSON.parse(text), data: JSON.parse(readFileSync(dataFile, 'utf8')).result.data };
}

const isBroken = (/** @type {{ title: string }} */ { title }) => /unrenderable|unreadable/.test(title);
/** Gatsby cannot render some paths with special characters. The CMS rejects them. */
const isDoubtful = (/** @type {{ path: string }} */ page) => /[%?#\\]/.test(page.path);
const slugOf = (/** @type {{ path: string }} */ page) => page.path.slice(1, -1);

/**
 * Returns the expected changes of a step that are not served.
 * @param {{ id: string }[]} faults
 * @returns {string[]}
 */
function faultsOfStep(faults) {
  const all = published();
  const failed = new Set(faults.map(({ id }) => Number(id)));
  return all.flatMap((page) => {
    const { id } = page;
    const title = wellFormed(page.title);
    const rivals = all.filter((other) => other.path === page.path);
    const isUnusable = UNUSABLE_SLUGS.includes(slugOf(page)) || isBroken(page);
    if (isUnusable)
      return failed.has(id) ? [] : [`page ${id} (${page.path}, ${title}) is not named as a fault`];
    const shown = served(page.path);
    const titles = [shown?.html?.page?.title, shown?.data.page?.title];
    if (titles.every((one) => wellFormed(String(one)) === title))
      return failed.has(id) ? [`page ${id} (${page.path}) is named as a fault and served`] : [];
    if (isDoubtful(page) && failed.has(id)) return [];
    // Only one of several pages can have an address.
    if (rivals.length > 1 && failed.has(id)) return [];
    return [`page ${id} (${page.path}) should be "${title}", is "${titles.join('" and "')}"`];
  });
}

it(
  `serves every valid page after each of ${STEPS} awkward publications (${REPLAY})`,
  async () => {
    console.log(`Seed ${SEED}. Replay: ${REPLAY}`);
    for (const [index, { edits, killAt }] of randomSteps(SEED, STEPS).entries()) {
      for (const edit of edits) await carryOut(edit, index);
      if (killAt) site.killAt(killAt);
      /** @type {{ faults?: { id: string }[], error?: string }} */
      const { faults = [], error } = await builder
        .build('change')
        .catch((/** @type {unknown} */ reason) => ({ faults: [], error: String(reason) }));
      const found = error ? [error] : faultsOfStep(faults);
      if (found.length > 0)
        throw new Error(
          [
            `After step ${index} of seed ${SEED}: ${JSON.stringify({ edits, killAt })}`,
            ...found,
            `Faults: ${JSON.stringify(faults)}`,
            `Replay: SOAK_SEED=${SEED} SOAK_STEPS=${index + 1} npm run soak`,
          ].join('\n'),
        );
    }
  },
  STEPS * STEP_MS,
);
