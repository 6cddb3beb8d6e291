import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { API_KEY, FakeCms } from '../../plugins/gatsby-source-payload/testing/FakeCms';
import { PAIRED_IDS, randomSteps, UNUSABLE_SLUGS } from './testing/randomSteps.mjs';
import { FixtureSite } from './testing/FixtureSite.mjs';
import { dataInHtml, ServedModel } from './testing/ServedModel.mjs';
import { SoakBuilder } from './testing/SoakBuilder.mjs';
import { SoakContent } from './testing/SoakContent.mjs';

/** Number of steps. `npm run soak` sets a larger number. */
const STEPS = Number(process.env.SOAK_STEPS || 60);
/**
 * Seed of the random steps. By default it is always the same, so that a failure is caused by a change of the code. `npm
 * run soak` sets random seeds.
 */
const SEED = Number(process.env.SOAK_SEED || 4242);
/** Time limit per step. After a kill, the builder needs about 20 seconds to start again. */
const STEP_MS = 60_000;
/** Maximum number of faults that are reported. */
const MAX_FAULTS = 20;
const REPLAY = `SOAK_SEED=${SEED} SOAK_STEPS=${STEPS} npm run soak`;

const cms = new FakeCms();
/** @type {FixtureSite} */
let site;
/** @type {SoakBuilder} */
let builder;
/** Valid pictures by file name. @type {Record<string, Buffer>} */
const pictures = {};
const content = new SoakContent(cms, PAIRED_IDS);
const model = new ServedModel();
let siteName = 'קבוצת אבן־דרך';

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [name, background] of Object.entries({ 'one.jpg': '#336699', 'two.jpg': '#993366' })) {
    const body = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
    pictures[name] = body;
    cms.files.set(name, { type: 'image/jpeg', body });
  }
  await cms.start();
  site = new FixtureSite(cms, API_KEY);
  mkdirSync(path.join(site.folder, 'static'));
  mkdirSync(path.join(site.scratch, 'static'));
  for (const folder of [site.folder, site.scratch])
    writeFileSync(path.join(folder, 'static/favicon.ico'), '');
  builder = new SoakBuilder(site);
  await builder.build();
  // Visitors cannot see the first publication in parts. Replay its files before the first version is added, so that
  // they are not checked.
  model.replay(builder.takeChanges());
  model.expect(content.expected());
}, 8 * STEP_MS);

afterAll(async () => {
  await builder.end();
  await cms.stop();
  site.delete();
});

/**
 * Removes lone surrogates, because a URL cannot contain them.
 * @param {string} text
 */
const wellFormed = (text) => Buffer.from(text).toString();

/** @typedef {{ id: number, path: string, title: string }} Page */

const pages = () => /** @type {Page[]} */ (/** @type {unknown} */ (cms.content.collections.pages?.he ?? []));

/** Returns the pages that steps have published. */
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
      const body = edit.isGood ? pictures['one.jpg'] : Buffer.from(`no picture ${step}`);
      if (!body) throw new Error('No picture');
      cms.files.set(name, { type: 'image/jpeg', body });
      changePicture(edit.filename, name, body.length);
      return;
    }
    case 'goodPicture':
      changePicture(edit.filename, edit.filename, pictures[edit.filename]?.length ?? 0);
      return;
    case 'menu':
      for (const header of Object.values(cms.content.globals.header ?? {}))
        header.items = [
          { id: 'a', link: { name: edit.name, kind: 'page', page: edit.page, target: 'self' } },
        ];
      return;
    case 'setting':
      siteName = edit.siteName;
      for (const settings of Object.values(cms.content.globals.siteSettings ?? {}))
        settings.siteName = siteName;
      return;
    case 'text':
      content.setText(edit.id, edit.isSecond);
      return;
    case 'move':
      content.move(edit.id, edit.isSecond);
      return;
    case 'swap': {
      const [one = 0, other = 0] = edit.ids;
      content.swap(one, other);
      return;
    }
    case 'presence':
      content.setPresence(edit.id, edit.isPresent);
      return;
    case 'redirect':
      content.setRedirect(edit.to);
      return;
    case 'restart':
      await builder.end();
  }
}

/** @param {string} filename @param {string} name encoded @param {number} filesize */
const changePicture = (filename, name, filesize) =>
  cms.edit('media', 1, { filename, url: `/api/media/file/${name}`, filesize });

/** @typedef {import('./testing/ServedModel.mjs').Shown} Shown */

/**
 * Returns the query result that a published page shows, as found in its HTML and in its page data.
 * @param {string} address path of the page
 * @returns {{ html: Shown | null, data: Shown } | null} null if the page is not published
 */
function served(address) {
  const file = path.join(site.served, address, 'index.html');
  const dataFile = path.join(site.served, 'page-data', address === '/' ? 'index' : address, 'page-data.json');
  if (!existsSync(file) || !existsSync(dataFile)) return null;
  const html = dataInHtml(readFileSync(file, 'utf8'));
  return { html, data: JSON.parse(readFileSync(dataFile, 'utf8')).result.data };
}

const isBroken = (/** @type {{ title: string }} */ { title }) => /unrenderable|unreadable/.test(title);
/**
 * Returns whether a path has special characters with which Gatsby may fail. The CMS rejects such paths, so a failure is
 * accepted.
 */
const isDoubtful = (/** @type {{ path: string }} */ page) => /[%?#\\]/.test(page.path);
const slugOf = (/** @type {{ path: string }} */ page) => page.path.slice(1, -1);

/**
 * Returns a description of each published page that does not show what the step expects.
 * @param {{ id: string }[]} faults documents that the build reported as failed
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
    // If several pages have the same path, only one of them can be built.
    if (rivals.length > 1 && failed.has(id)) return [];
    return [`page ${id} (${page.path}) should be "${title}", is "${titles.join('" and "')}"`];
  });
}

/**
 * Returns a description of each page whose HTML or data shows an earlier value of the setting.
 * @param {{ id: string }[]} faults documents that the build reported as failed
 * @returns {string[]}
 */
function outdatedPages(faults) {
  const failed = new Set(faults.map(({ id }) => Number(id)));
  return pages().flatMap(({ id, path: address }) => {
    const shown = failed.has(id) ? null : served(address);
    // One of the templates does not show the setting.
    const names = shown?.data.settings ? [shown.html?.settings?.siteName, shown.data.settings?.siteName] : [];
    return names.every((name) => name === siteName)
      ? []
      : [`page ${id} (${address}) shows "${names.join('" and "')}" instead of "${siteName}"`];
  });
}

/**
 * Carries out a step, builds, and compares the published files with the content.
 * @param {import('./testing/randomSteps.mjs').Step} step @param {number} index @returns {Promise<string[]>} faults
 */
async function runStep({ edits, killAt, hurries, isCompared }, index) {
  for (const edit of edits) await carryOut(edit, index);
  model.expect(content.expected());
  const isOfBuilder = typeof killAt === 'object' && killAt.process === 'builder';
  if (killAt && !isOfBuilder)
    site.killAt(typeof killAt === 'object' ? `${killAt.moment} ${killAt.count}` : killAt);
  const { faults = [], left, error } = await builder.build({ hurries, ...(isOfBuilder && { kill: killAt }) });
  const found = [...(error ? [error] : []), ...model.replay(builder.takeChanges()), ...faultsOfStep(faults)];
  if (left || error) return found;
  found.push(...outdatedPages(faults));
  // Skip the comparison if one of these pages failed, for example because its picture cannot be read. The page then
  // keeps its previous version.
  if (!faults.some(({ collection, id }) => collection === 'pages' && content.has(Number(id))))
    found.push(...model.rest());
  if (found.length > 0) found.push(`Faults: ${JSON.stringify(faults)}`);
  if (!isCompared) return found;
  for (const name of cms.files.keys()) if (!(name in pictures)) cms.files.delete(name);
  return [
    ...found,
    ...faults.map((fault) => `unexpected fault ${JSON.stringify(fault)}`),
    ...(await site.differences()),
  ];
}

it(
  `serves every valid page during and after each of ${STEPS} awkward publications (${REPLAY})`,
  async () => {
    console.log(`Seed ${SEED}. Replay: ${REPLAY}`);
    for (const [index, step] of randomSteps(SEED, STEPS).entries()) {
      const found = await runStep(step, index);
      if (found.length > 0)
        throw new Error(
          [
            `After step ${index} of seed ${SEED}: ${JSON.stringify(step)}`,
            ...found.slice(0, MAX_FAULTS),
            `Replay: SOAK_SEED=${SEED} SOAK_STEPS=${index + 1} npm run soak`,
          ].join('\n'),
        );
    }
  },
  STEPS * STEP_MS,
);
