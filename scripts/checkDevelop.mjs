import './lib/useSupportedNode.mjs';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './lib/chromiumOptions.mjs';
import { command } from './lib/command.mjs';
import { documentedQueries } from './lib/documentedQueries.mjs';
import { cmsFolder, root } from './lib/paths.mjs';
import { freePort, isFree } from '../packages/processes/ports.mjs';
import { start, stop } from '../packages/processes/processes.mjs';
import { readEnv, readSettings } from './lib/settings.mjs';
import { copySite } from './lib/siteCopy.mjs';
import { StepError } from '../packages/processes/StepError.mjs';
import { step } from './lib/steps.mjs';
import { omitLocalSettings } from './lib/omitLocalSettings.mjs';

/**
 * Two servers compile, and the site renders each page once: one minute on a quiet machine, two including the demo
 * content.
 */
const START_MS = 600_000;
/** Twenty seconds on a quiet machine, several times as long beside other checks. */
const EDIT_MS = 240_000;
/** A page is compiled on request, beside other checks. */
const PAGE_MS = 120_000;
/** Somewhat longer than Gatsby's limit for a page query. */
const QUERY_MS = 30_000;
const EDITED = '/activities/innovation/';

const folder = mkdtempSync(path.join(tmpdir(), 'develop-'));
const site = path.join(folder, 'site');

/**
 * Waits until `npm run develop` reports that everything answers.
 * @param {ReturnType<typeof start>} develop
 * @returns {Promise<void>}
 */
const untilReady = ({ child, log }) =>
  new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) => reject(new StepError(`npm run develop ${why}`, { log }));
    const timer = setTimeout(() => fail(`does not answer within ${START_MS / 1000} s`), START_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.stdout?.on('data', (chunk) => {
      if (!String(chunk).includes('GraphiQL http://')) return;
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Runs a query like a developer: in GraphiQL, by its button.
 * @param {import('@playwright/test').Page} page
 * @param {string} siteUrl
 * @param {{ file: string, query: string }} documented
 */
async function runInGraphiql(page, siteUrl, { file, query }) {
  await page.goto(`${siteUrl}/___graphql?query=${encodeURIComponent(query)}`);
  const button = page.locator('.graphiql-execute-button, .execute-button').first();
  await button.waitFor();
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.request().postDataJSON()?.query?.trim() === query.trim(),
  );
  await button.click();
  const { data, errors } = await (await answered).json();
  assert.equal(errors, undefined, `${file}: ${JSON.stringify(errors)}`);
  for (const [field, value] of Object.entries(data)) {
    const nodes = value?.nodes ?? value;
    assert.ok(Array.isArray(nodes) ? nodes.length > 0 : nodes, `${file}: ${field} is empty`);
  }
}

/**
 * Opens a page of the site, with one retry: Gatsby reports a missing result after 15 s.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
async function openPage(page, address) {
  const title = page.locator('main h1').first();
  for (const end = Date.now() + PAGE_MS; ;) {
    await page.goto(address);
    try {
      return await title.waitFor({ state: 'attached', timeout: QUERY_MS });
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/**
 * Publishes a new title through REST, as the demo's administrator.
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {string} title
 */
async function publishTitle({ cmsUrl, cmsEnv }, title) {
  const json = async (/** @type {string} */ address, /** @type {RequestInit} */ init = {}) => {
    const response = await fetch(`${cmsUrl}/api/${address}`, init);
    assert.ok(response.ok, `${address} answers ${response.status}`);
    return response.json();
  };
  const type = { 'Content-Type': 'application/json' };
  const credentials = { email: cmsEnv.DEMO_ADMIN_EMAIL, password: cmsEnv.DEMO_ADMIN_PASSWORD };
  const { token } = await json('users/login', {
    method: 'POST',
    headers: type,
    body: JSON.stringify(credentials),
  });
  const { docs } = await json(`pages?where[paths.he][equals]=${EDITED}&depth=0&locale=en`);
  await json(`pages/${docs[0].id}?locale=en`, {
    method: 'PATCH',
    headers: { ...type, Authorization: `JWT ${token}` },
    body: JSON.stringify({ title, _status: 'published' }),
  });
}

/**
 * `node scripts/checkDevelop.mjs [data folder]`: checks `npm run develop` as a new developer uses it. Starts with a
 * copy of the data folder with demo content, or creates the content.
 */
command(
  async () => {
    const [, , seeded] = process.argv;
    if (seeded) cpSync(seeded, path.join(folder, 'data'), { recursive: true });
    const ports = [await freePort(), await freePort(), await freePort()].map(String);
    const env = {
      ...omitLocalSettings(readEnv()),
      DATA_DIR: path.join(folder, 'data'),
      DEVELOP_PORT: ports[0],
      CMS_PORT: ports[1],
      WEBHOOK_PORT: ports[2],
    };
    const settings = readSettings({ ...env, SITE_PORT: ports[0] });
    copySite(site);
    symlinkSync(cmsFolder, path.join(site, 'cms'));
    const develop = start({
      name: 'develop',
      command: ['node', 'scripts/develop.mjs'],
      cwd: site,
      env,
      logFolder: path.join(folder, 'logs'),
      echo: true,
    });
    await step('Everything answers', () => untilReady(develop));

    const browser = await chromium.launch(chromiumOptions());
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_MS);
    const queries = documentedQueries(path.join(root, 'docs'));
    assert.ok(queries.length > 0, 'the documents have no queries');
    for (const documented of queries)
      await step(`GraphiQL runs a query of ${documented.file}`, () =>
        runInGraphiql(page, settings.siteUrl, documented),
      );

    await step('What is published appears on the open page', async () => {
      const title = `Innovation centre ${Date.now()}`;
      await openPage(page, `${settings.siteUrl}/en${EDITED}`);
      await publishTitle(settings, title);
      await page.getByText(title).first().waitFor({ timeout: EDIT_MS });
    });
    await browser.close();

    await step('Everything ends', async () => {
      develop.child.removeAllListeners('exit');
      await stop(develop.child);
      for (const port of ports) assert.ok(await isFree(Number(port)), `port ${port} is still in use`);
    });
    return 0;
  },
  { tidy: (code) => code === 0 && rmSync(folder, { recursive: true, force: true }) },
);
