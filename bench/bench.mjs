import '../scripts/lib/useSupportedNode.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { command } from '../scripts/lib/command.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { freePort } from '../packages/processes/ports.mjs';
import { readEnv, readSettings } from '../scripts/lib/settings.mjs';
import { serveSite } from '../scripts/lib/site.mjs';
import { copySite } from '../scripts/lib/siteCopy.mjs';
import { startProduct } from '../scripts/lib/startProduct.mjs';
import { step } from '../scripts/lib/steps.mjs';
import { burst } from './burst.mjs';
import { editOnePage } from './editOnePage.mjs';
import { audit, scriptCost } from './lighthouse.mjs';
import { lists } from './lists.mjs';
import { market } from './market.mjs';
import { pageWeight, richestPages } from './pageWeight.mjs';
import { warmBuilds } from './warmBuilds.mjs';

const AUDITED = ['/', '/projects/spring-gardens/', '/products/roof-white/', '/contact/'];
/** Lowest accepted ratio between a page's Lighthouse score and its score with all scripts blocked. */
const AIM = 0.97;

/** `npm run bench -- lists`: measures only the long lists. The site must already be running. */
if (process.argv[2] === 'lists') process.exit((await lists(readSettings(readEnv()).siteUrl)) ? 0 : 1);

/**
 * `npm run bench -- pages`: measures the bytes and the cost of scripts for one page per template. The site must already
 * be running.
 */
if (process.argv[2] === 'pages') {
  const { siteUrl } = readSettings(readEnv());
  const publicFolder = path.resolve(process.argv[3] ?? path.join(root, 'public'));
  const pages = richestPages(publicFolder);
  console.table(await pageWeight(siteUrl, publicFolder, pages));
  const costs = await scriptCost(siteUrl, pages);
  console.table(costs);
  process.exit(costs.every(({ ratio }) => ratio >= AIM) ? 0 : 1);
}

const isOfBuilds = process.argv[2] === 'builds';
const { values, positionals } = isOfBuilds
  ? parseArgs({
      args: process.argv.slice(3),
      options: {
        edits: { type: 'string', default: '0' },
        data: { type: 'string' },
        alone: { type: 'boolean' },
      },
      allowPositionals: true,
    })
  : { values: { edits: '0', data: undefined, alone: false }, positionals: [] };
const dataDir = path.resolve(values.data ?? mkdtempSync(path.join(tmpdir(), 'site-bench-')));
const siteFolder = path.join(dataDir, 'site');

/**
 * `npm run bench`: measures a cold build, a rebuild after one edit, the bytes of each page, Lighthouse scores, a burst
 * of leads, and calls for market data. Prints tables and writes the results to a JSON file.
 *
 * `npm run bench -- builds [pages…] [--edits 500] [--alone]`: measures the time from an edit until its page is served.
 * It does so for each given number of pages; the default sizes are the demo's and 1,000. It also measures Eleventy and
 * Astro from npm (unless `--alone` is set), and the memory over a series of edits. To reach a size, it writes copies of
 * articles into the database. A build of 10,000 pages takes minutes.
 */
command(
  async () => {
    const settings = readSettings({
      ...readEnv(),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_URL: '',
      CMS_URL: '',
      GATSBY_API_URL: '',
      BUILD_WEBHOOK_URL: '',
      SITE_PORT: String(await freePort()),
      CMS_PORT: String(await freePort()),
      WEBHOOK_PORT: String(await freePort()),
    });
    const builder = createSiteBuilder(settings, siteFolder);
    // Set to false to ignore the CMS's change notices while another builder is measured. Two builders in one folder
    // would overwrite each other's cache.
    let follows = true;
    const { siteIsBuilt } = await startProduct(settings, {
      ...builder,
      buildIfNeeded: async (cause) => (follows ? builder.buildIfNeeded(cause) : 'skipped'),
    });
    const follow = (/** @type {boolean} */ on) => {
      follows = on;
    };
    copySite(siteFolder);
    const cold = await step('Build the site from nothing', () => builder.build('start'));
    if (isOfBuilds) {
      siteIsBuilt();
      const [edits = NaN, ...sizes] = [values.edits, ...positionals].map(Number);
      if ([edits, ...sizes].some(Number.isNaN))
        throw new Error('Pass page numbers only: npm run bench -- builds 0 1000 --edits 500');
      const options = { edits, isAlone: values.alone === true, ...(sizes.length > 0 && { sizes }) };
      console.table(await warmBuilds(settings, siteFolder, { builder, follow }, options));
      return 0;
    }
    await step('Edit one page', () => editOnePage(settings));
    const edited = await step('Build the site again', () => builder.build('change'));
    await step('Serve the site', () => serveSite(settings, siteFolder));
    const weights = await step('Weigh the pages', () => pageWeight(settings.siteUrl, settings.publicDir));
    const audits = await step('Ask Lighthouse', () => audit(settings.siteUrl, AUDITED));

    const kinds = [...new Map(weights.map(({ template, page }) => [template, page])).values()];
    const scripts = await step('Ask Lighthouse what scripts cost on each kind of page', () =>
      scriptCost(settings.siteUrl, kinds),
    );

    const leads = await step('Send a burst of leads', () => burst());
    const figures = await step('Ask for market data 100 times a second', () => market());

    const builds = { cold, edited, ratio: Math.round((edited.seconds / cold.seconds) * 100) / 100 };
    console.log(
      `\nBuilds: cold ${cold.seconds} s (${cold.pages} pages), after one edit ${edited.seconds} s (${edited.pages} pages), ratio ${builds.ratio}`,
    );
    console.log('\nBytes of each page, Brotli:');
    console.table(weights);
    console.log('Lighthouse, mobile:');
    console.table(audits);
    console.log(`What scripts cost, one page of each kind (aim: a ratio of at least ${AIM}):`);
    console.table(scripts);
    console.log('A burst of leads to one CMS process; milliseconds:');
    console.table([leads]);
    console.log(
      'Market data to 100 visitors a second, of one CMS process; milliseconds; the aim is 20 at p99:',
    );
    console.table([figures]);
    const file = path.join(
      root,
      'bench/results',
      `${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.json`,
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ builds, weights, audits, scripts, leads, figures }, null, 2)}\n`);
    console.log(`Written to ${path.relative(root, file)}`);
    return 0;
  },
  { tidy: (code) => code === 0 && !values.data && rmSync(dataDir, { recursive: true, force: true }) },
);
