import './lib/useSupportedNode.mjs';
import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { builtDifferences, discardBuild } from '../packages/gatsby-builder/testing/builtDifferences.mjs';
import { chromiumOptions } from './lib/chromiumOptions.mjs';
import { command } from './lib/command.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** New name for the field `blocks` in the page data of the changed site. */
const NEW_NAME = 'parts';
const TYPED = 'Naama Barkai';
/** Name of a static file that exists only in the first deployment. */
const LEAFLET = 'leaflet.txt';
/**
 * Files whose name contains a hash of their content. A build keeps old ones, because visitors with an older version of
 * a page may still request them.
 */
const KEPT_FILES = /^static\/(search|listings)\//;
/** Files that contain the time of the build, so that two builds always differ in them. */
const DATED_FILES = /(^|\/)rss\.xml(\.br)?$/;

const [folder = ''] = process.argv.slice(2);
const settings = { ...readSettings(process.env), warmBuilds: false };
const builder = createSiteBuilder(settings, folder);
/** Copy of the site as many incremental edits built it. It is compared with a build from scratch. */
const edited = path.join(mkdtempSync(path.join(tmpdir(), 'edited-')), 'site');

/**
 * Changes the site's sources for the first deployment: renames the blocks in all page queries and in the components
 * that read them, and adds a static file.
 * @returns {() => void} restores the sources
 */
function changeSources() {
  const source = path.join(folder, 'src');
  /** @type {Map<string, string>} */
  const before = new Map();
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(gen\.ts|tsx)$/.test(name) || name.includes('.test.')) continue;
    const file = path.join(source, name);
    const text = readFileSync(file, 'utf8');
    const changed = text
      .replace(/^ {4}blocks \{/gm, `    ${NEW_NAME}: blocks {`)
      .replaceAll(/\b(page|inner)(\??)\.blocks\b/g, `$1$2.${NEW_NAME}`);
    if (changed === text) continue;
    before.set(file, text);
    writeFileSync(file, changed);
  }
  const leaflet = path.join(folder, 'static/en', LEAFLET);
  mkdirSync(path.dirname(leaflet), { recursive: true });
  writeFileSync(leaflet, 'A leaflet');
  return () => {
    for (const [file, text] of before) writeFileSync(file, text);
    rmSync(leaflet, { force: true });
  };
}

/**
 * Lists the pages that refer to a webpack runtime file which does not exist. Needed because the comparison of the
 * builds ignores the name of that file.
 * @param {string} site
 */
function pagesWithoutRuntime(site) {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const [runtime] = /webpack-runtime-[0-9a-f]+\.js/.exec(readFileSync(file, 'utf8')) ?? [];
      return !runtime || !existsSync(path.join(site, runtime));
    });
}

/**
 * Opens a tab, and records the documents that it loads and its errors.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function openTab(browser, address) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const loads = [];
  /** @type {string[]} */
  const errors = [];
  // Count loaded documents instead of requests: Gatsby and the page both request the new document, but the browser
  // loads it once.
  page.on('domcontentloaded', () => loads.push(page.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${settings.siteUrl}${address}`);
  await page.waitForLoadState('networkidle');
  loads.length = 0;
  return { page, loads, errors };
}

/**
 * Publishes a page as an administrator.
 * @param {string} slug
 * @returns {Promise<{ status: number, text: string }>}
 */
async function publishPage(slug) {
  const { cmsUrl, cmsEnv } = settings;
  const post = (/** @type {string} */ address, /** @type {object} */ data, authorization = '') =>
    fetch(`${cmsUrl}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify(data),
    });
  const login = await post('/api/users/login', {
    email: cmsEnv.DEMO_ADMIN_EMAIL,
    password: cmsEnv.DEMO_ADMIN_PASSWORD,
  });
  const { token } = await login.json();
  const page = { title: 'Leaflet', slug, template: 'generic', languages: ['en'], _status: 'published' };
  const answer = await post('/api/pages?locale=en', page, `JWT ${token}`);
  return { status: answer.status, text: await answer.text() };
}

const searchOf = (/** @type {Page} */ page) => page.getByRole('search').getByRole('searchbox');
const nameOf = (/** @type {Page} */ page) =>
  page.getByRole('main').getByRole('form').getByRole('textbox').nth(1);
const linkOf = (/** @type {Page} */ page) =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first();

/**
 * Opens two tabs: a list with a search, and a form that is partly filled in.
 * @param {import('@playwright/test').Browser} browser
 */
async function openTabs(browser) {
  const list = await openTab(browser, '/en/projects/');
  await searchOf(list.page).fill('boulevard');
  await list.page.waitForURL(/q=boulevard/);
  await list.page.evaluate("history.pushState(history.state, '', '?q=boulevard&page=1')");
  const form = await openTab(browser, '/en/contact/');
  await nameOf(form.page).fill(TYPED);
  return { list, form };
}

/** @typedef {Awaited<ReturnType<typeof openTabs>>} Tabs */

/**
 * Checks that a deployment changed nothing in the tabs that were open.
 * @param {Tabs} tabs
 */
async function expectKept({ list, form }) {
  await list.page.goBack();
  await list.page.goForward();
  assert.equal(await searchOf(list.page).inputValue(), 'boulevard');
  await list.page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await nameOf(form.page).inputValue(), TYPED);
  assert.deepEqual([list.loads, form.loads], [[], []], 'no tab is reloaded by a deployment');
}

/**
 * Checks that tabs which were open during a deployment still work: searches, opens other pages, and returns to the
 * form.
 * @param {Tabs} tabs
 */
async function expectUsable({ list, form }) {
  await form.page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await form.page.getByRole('dialog').getByRole('searchbox').fill('concrete');
  await form.page.getByRole('dialog').getByRole('link').first().waitFor();
  await form.page.keyboard.press('Escape');

  for (const { page, loads } of [list, form]) {
    const before = await page.evaluate('window.___webpackCompilationHash');
    await Promise.all([page.waitForEvent('load'), linkOf(page).click()]);
    await page.waitForLoadState('networkidle');
    assert.equal(page.url(), `${settings.siteUrl}/en/`);
    assert.equal(loads.length, 1, `the next page is loaded once, not ${loads.join(' ')}`);
    assert.notEqual(await page.evaluate('window.___webpackCompilationHash'), before);
  }
  await form.page.goto(`${settings.siteUrl}/en/contact/`);
  await form.page.waitForLoadState('networkidle');
  // The form is loaded only after the visitor's first interaction.
  await form.page.mouse.move(100, 100);
  assert.equal(await nameOf(form.page).inputValue(), TYPED, 'what was typed is restored');
  assert.ok(form.loads.length <= 2, `no loop: ${form.loads.join(' ')}`);
  assert.deepEqual([list.errors, form.errors], [[], []]);
}

/**
 * `node scripts/checkDeployments.mjs <checkout>`: deploys the site twice while tabs are open, and checks the tabs.
 * Needs the environment variables of the site's build. The first deployment changes the format of the page data and
 * adds a static file, so that the CMS must reject pages with the URL of that file. The second deployment has the
 * original sources and is built from scratch. Its result is compared with the site that incremental edits built before.
 * The CMS and the site's server must be running, and no other builder may work in the checkout.
 */
command(
  async () => {
    const browser = await chromium.launch(chromiumOptions());
    let restoreSources = () => {};
    try {
      cpSync(settings.publicDir, edited, { recursive: true });
      const first = await openTabs(browser);
      restoreSources = changeSources();
      await step('Deploy pages with other data', async () => {
        assert.notEqual(await builder.buildIfNeeded('start'), 'skipped');
      });
      await expectKept(first);

      const refusal = await publishPage(LEAFLET);
      assert.equal(refusal.status, 400, refusal.text);
      assert.match(refusal.text, /"path":"slug","message":"[^"]*\/en\/leaflet\.txt\//);

      const second = await openTabs(browser);
      restoreSources();
      discardBuild(folder);
      await step('Deploy a build from nothing', async () => {
        assert.notEqual(await builder.buildIfNeeded('start'), 'skipped');
      });
      await expectKept(first);
      await expectKept(second);
      await expectUsable(second);
      const { page, loads } = first.form;
      await linkOf(page).click();
      await page.waitForURL(`${settings.siteUrl}/en/`);
      assert.ok(loads.length <= 1, `at most one load after both deployments, not ${loads.join(' ')}`);
      assert.deepEqual([first.list.errors, first.form.errors], [[], []]);

      const differences = builtDifferences(path.join(folder, 'public'), edited, {
        mayStay: KEPT_FILES,
        mayDiffer: DATED_FILES,
      });
      assert.deepEqual(differences, [], 'edits built what a build from nothing makes');
      assert.deepEqual(pagesWithoutRuntime(edited), [], 'each page has its scripts');
      return 0;
    } finally {
      restoreSources();
      await browser.close();
      await builder.end();
    }
  },
  { tidy: () => rmSync(path.dirname(edited), { recursive: true, force: true }) },
);
