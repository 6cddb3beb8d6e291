import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { roundSeconds } from '../packages/gatsby-builder/recordBuild.mjs';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { step } from '../scripts/lib/steps.mjs';
import { leaseServer } from '../cms/platform/database/embedded/leaseServer.ts';
import { copyArticles } from './copyArticles.mjs';
import { editor } from './edits.mjs';
import { peakMemory } from './peakMemory.mjs';
import { peers } from './peers.mjs';
import { percentile } from './percentile.mjs';

/** Numbers of pages that are measured by default. 0 leaves the demo as it is, with about 400 pages. */
const SIZES = [0, 1000];
/** Number of edits after which the memory is recorded again. */
const NOTE_EVERY = 50;
const EDITED = '/activities/infrastructure/';
/** Article to edit. Its title also appears in the magazine's list of all articles. */
const ARTICLE = '/magazine/the-street-comes-first/';
const REPEATS = 15;
/**
 * Points in time during a site-wide change at which another page is edited, as fractions of the duration of that
 * change.
 */
const MEANWHILE = [0.1, 0.3, 0.5, 0.7, 0.9];
const PEER_REPEATS = 5;
const LOOK_MS = 10;

/**
 * Measures the time from sending an edit to the CMS until the site serves it, at several sizes of the site. For
 * comparison, it also measures `gatsby build` and other generators. Records the memory of the build processes too.
 * @param {import('../scripts/lib/settings.mjs').Settings} settings
 * @param {string} siteFolder
 * @param {{ builder: import('../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder, follow: (on: boolean) => void }}
 *   notices the builder that reacts to change notices of the CMS, and a switch to ignore these notices
 * @param {{ sizes?: number[], edits?: number, isAlone?: boolean }} [options] `sizes`: numbers of pages, ascending;
 *   `edits`: number of consecutive edits at the last size, to measure the memory; `isAlone`: skips the other generators
 */
export async function warmBuilds(
  settings,
  siteFolder,
  { builder, follow },
  { sizes = SIZES, edits = 0, isAlone = false } = {},
) {
  const staff = await editor(settings);
  const page = await staff.pageAt(EDITED);
  const article = await staff.pageAt(ARTICLE);
  /** @type {object[]} */
  const rows = [];
  /**
   * Prints each row as soon as it is known, so that a later failure loses no figures.
   * @param {object} row
   */
  const note = (row) => {
    rows.push(row);
    console.log(JSON.stringify(row));
  };
  for (const size of sizes) {
    const missing = size - pagesServed(settings.publicDir);
    if (missing > 0) {
      follow(false);
      await step(`Publish ${missing} more pages`, async () => {
        const { url, release } = await leaseServer(settings.dataDir);
        await copyArticles(url, Math.ceil(missing / 2), size).finally(release);
      });
      follow(true);
      const { seconds, memory } = await step(`Build ${missing} more pages`, () => builder.build('change'));
      note({
        pages: pagesServed(settings.publicDir),
        edit: `${missing} more`,
        'build s (median)': seconds,
        'memory MB': memory,
      });
    }
    const pages = pagesServed(settings.publicDir);

    /**
     * @param {string} name
     * @param {(version: string) => Promise<unknown>} edit
     * @param {string | ((version: string) => string)} served the file that shows it
     */
    const measure = async (name, edit, served) => {
      /** @type {number[]} */
      const times = [];
      for (let count = 0; count < REPEATS; count += 1) {
        const version = newVersion();
        const file = path.join(settings.publicDir, typeof served === 'string' ? served : served(version));
        const began = performance.now();
        await edit(version);
        while (!readIfThere(file).includes(version)) await sleep(LOOK_MS);
        times.push((performance.now() - began) / 1000);
      }
      const { cycle, memory } = lastBuilds(settings.dataDir, REPEATS);
      note({
        pages,
        edit: name,
        'served after s (median)': roundSeconds(percentile(times, 0.5)),
        'p95 s': roundSeconds(percentile(times, 0.95)),
        'build s (median)': cycle,
        'memory MB': memory,
      });
    };
    const file = path.join('en', EDITED, 'index.html');
    await measure(
      'a description',
      (version) => staff.publishPage(page.id, { seo: { metaDescription: version } }),
      file,
    );
    await measure('a title', (title) => staff.publishPage(page.id, { title }), file);
    await measure(
      "an article's title",
      (version) => staff.publishPage(article.id, { title: version, article: { mainTitle: version } }),
      path.join('en', ARTICLE, 'index.html'),
    );
    /**
     * Measures a change that affects many pages: the time until the first, the median and the last page serve it. Also
     * measures edits of another page that are sent while the change is being built.
     * @param {string} name
     * @param {(version: string) => Promise<unknown>} change
     */
    const measureShared = async (name, change) => {
      const former = newVersion();
      await change(former);
      // Wait until the build that the CMS's change notice started has finished.
      await builder.build('change');
      const affected = htmlFiles(path.join(settings.publicDir, 'en')).filter((page) =>
        readIfThere(page).includes(former),
      );
      const version = newVersion();
      const began = performance.now();
      await change(version);
      const times = await servedTimes(affected, version, began);
      const last = /** @type {number} */ (times.at(-1));
      const edits = [];
      for (const part of MEANWHILE) {
        await builder.build('change');
        await change(newVersion());
        await sleep(last * part * 1000);
        const edited = newVersion();
        const sent = performance.now();
        await staff.publishPage(page.id, { seo: { metaDescription: edited } });
        edits.push(...(await servedTimes([path.join(settings.publicDir, file)], edited, sent)));
      }
      note({
        pages,
        edit: name,
        'pages that show it': affected.length,
        'first s': roundSeconds(/** @type {number} */ (times[0])),
        'median s': roundSeconds(percentile(times, 0.5)),
        'last s': roundSeconds(last),
        'slowest edit during it s': roundSeconds(Math.max(...edits)),
      });
    };
    // The footer is a Gatsby slice: it is rendered once per language and inserted into all pages.
    await measureShared('the footer', (version) =>
      staff.call('POST', '/globals/footer?locale=en', { note: version, _status: 'published' }),
    );
    await measureShared('a setting of all pages', (version) =>
      staff.call('POST', '/globals/siteSettings?locale=en', { siteName: version }),
    );
    const create = async (/** @type {string} */ title, /** @type {object} */ kind) => {
      const data = { title, slug: title, languages: ['he'], ...kind };
      const { doc } = await staff.call('POST', '/pages?locale=he&draft=true', data);
      await staff.publishPage(doc.id, { title }, 'he');
    };
    await measure(
      'a new page',
      (title) => create(title, { template: 'generic' }),
      (title) => path.join(title, 'index.html'),
    );
    const { parentPage, article: ofArticle } = article;
    const { category } = /** @type {{ category: unknown }} */ (ofArticle);
    await measure(
      'a new article',
      (title) => {
        const own = { category, mainTitle: title, date: new Date().toISOString() };
        return create(title, { template: 'article', parentPage, article: own });
      },
      (title) => path.join(path.dirname(ARTICLE), title, 'index.html'),
    );

    const others = isAlone
      ? []
      : await step(`Build ${pages} pages with others`, () => peers(pages, PEER_REPEATS));
    others.forEach(note);

    for (let done = 1; size === sizes.at(-1) && done <= edits; done += 1) {
      await staff.publishPage(page.id, { seo: { metaDescription: `edit ${done}` } });
      await builder.build('change');
      const { memory } = lastBuilds(settings.dataDir, 1);
      if (done % NOTE_EVERY === 0) note({ pages, edit: `${done} in a row`, 'memory MB': memory });
    }

    // Measure full builds only at the last size, because the warm builder would have to start cold afterwards.
    if (size !== sizes.at(-1)) continue;
    const cold = createSiteBuilder({ ...settings, warmBuilds: false }, siteFolder);
    follow(false);
    await builder.end();
    const seconds = [];
    for (let count = 0; count < 2; count += 1) {
      await staff.publishPage(page.id, { title: `cold ${count}` });
      seconds.push((await cold.build('change')).seconds);
    }
    note({
      pages,
      edit: 'a title, gatsby build',
      'build s (median)': roundSeconds(percentile(seconds, 0.5)),
    });
    // Delete asynchronously. Deleting tens of thousands of files takes longer than the CMS keeps a connection open, so
    // a blocking call would break connections.
    for (const name of ['.cache', 'public']) await rm(path.join(siteFolder, name), { recursive: true });
    const stop = peakMemory('gatsby');
    const { seconds: anew } = await cold.build('change');
    note({ pages, edit: 'gatsby build from nothing', 'build s (median)': anew, 'memory MB': stop() });
  }
  return rows;
}

const newVersion = () => `v${Date.now()}`;

/** Returns the paths of all HTML files of a folder. @param {string} folder */
const htmlFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));

/**
 * Waits until each file contains a text.
 * @param {readonly string[]} files
 * @param {string} text
 * @param {number} began start of the measurement, as a value of `performance.now()`
 * @returns {Promise<number[]>} seconds from the start until each file had the text, ascending
 */
async function servedTimes(files, text, began) {
  /** @type {number[]} */
  const times = [];
  /** The files that do not contain the text yet, each with the modification time at which it was last read. */
  const read = new Map(files.map((file) => [file, 0]));
  while (read.size > 0) {
    for (const [file, before] of read) {
      const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs === before) continue;
      read.set(file, mtimeMs);
      if (!readIfThere(file).includes(text)) continue;
      times.push((performance.now() - began) / 1000);
      read.delete(file);
    }
    await sleep(LOOK_MS);
  }
  return times;
}

/** @param {string} file */
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** @param {string} folder */
const pagesServed = (folder) =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('index.html')).length;

/** @param {string} dataDir @param {number} count */
function lastBuilds(dataDir, count) {
  const lines = readFileSync(path.join(dataDir, 'builds.jsonl'), 'utf8').trim().split('\n').slice(-count);
  const builds = lines.map((line) => JSON.parse(line)).filter(({ warm }) => warm);
  return {
    cycle: roundSeconds(
      percentile(
        builds.map(({ seconds }) => seconds),
        0.5,
      ),
    ),
    memory: builds.at(-1)?.memory,
  };
}
