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
 * Timeout in ms for the start. Two servers compile, and each page is rendered once. On an idle machine this takes one
 * minute, or two if the demo content must be created.
 */
const START_MS = 600_000;
/**
 * Timeout in ms until an edit is visible. It takes twenty seconds on an idle machine, and several times as long while
 * other checks run.
 */
const EDIT_MS = 240_000;
/** Timeout in ms for a page, which Gatsby compiles only when it is requested. Other checks may run at the same time. */
const PAGE_MS = 120_000;
/** Timeout in ms for a page query, somewhat longer than Gatsby's own limit. */
const QUERY_MS = 30_000;
const EDITED = '/activities/innovation/';

const folder = mkdtempSync(path.join(tmpdir(), 'develop-'));
const site = path.join(folder, 'site');

/**
 * Waits until `npm run develop` reports that all its servers respond.
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
 * Runs a query as a developer would, by clicking the run button in GraphiQL.
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
 * Opens a page of the site. If Gatsby reports a missing query result, which it does after 15 seconds, opens the page
 * again.
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
 * Publishes a new page title through the REST API, as the demo's administrator.
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
 * `node scripts/checkDevelop.mjs [data folder]`: checks that `npm run develop` works for a new developer. It starts
 * with a copy of the given data folder, which must contain the demo content. Without a folder, it creates the demo
 * content.
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
