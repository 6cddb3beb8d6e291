import './lib/useSupportedNode.mjs';
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { chromiumOptions } from './lib/chromiumOptions.mjs';
import { command } from './lib/command.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Name that the blocks of a page get in its data. */
const NEW_NAME = 'parts';
const TYPED = 'Naama Barkai';
/** A file that the deployment adds to the site. */
const LEAFLET = 'leaflet.txt';

const [folder = ''] = process.argv.slice(2);
const settings = { ...readSettings(process.env), warmBuilds: false };
const builder = createSiteBuilder(settings, folder);

/**
 * Renames the blocks in all page queries and in the components that read them.
 * @param {string} from
 * @param {string} to
 */
function reshape(from, to) {
  const source = path.join(folder, 'src');
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(gen\.ts|tsx)$/.test(name) || name.includes('.test.')) continue;
    const file = path.join(source, name);
    const text = readFileSync(file, 'utf8');
    const changed = text
      .replace(new RegExp(`^ {4}(${from}: )?blocks \\{`, 'gm'), `    ${to}: blocks {`)
      .replaceAll(new RegExp(`\\b(page|inner)(\\??)\\.${from}\\b`, 'g'), `$1$2.${to}`);
    if (changed !== text) writeFileSync(file, changed);
  }
}

/**
 * Opens a tab and records its documents and errors.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function openTab(browser, address) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const loads = [];
  /** @type {string[]} */
  const errors = [];
  // Gatsby and the page both ask for the new document; the browser loads it once.
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
 * `node scripts/checkDeployments.mjs <checkout>`, with the variables of the site's build: deploys the site with another shape of page
 * data while tabs of the build before are open. The deployment also adds a file, whose address the CMS then refuses. The CMS and the
 * site's server run; no builder works in the checkout.
 */
command(async () => {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const list = await openTab(browser, '/en/projects/');
    await searchOf(list.page).fill('boulevard');
    await list.page.waitForURL(/q=boulevard/);
    await list.page.evaluate("history.pushState(history.state, '', '?q=boulevard&page=1')");
    const form = await openTab(browser, '/en/contact/');
    await nameOf(form.page).fill(TYPED);
    const first = await form.page.evaluate('window.___webpackCompilationHash');

    mkdirSync(path.join(folder, 'static/en'), { recursive: true });
    writeFileSync(path.join(folder, 'static/en', LEAFLET), 'A leaflet');
    reshape('blocks', NEW_NAME);
    await step('Deploy pages with other data', async () => {
      assert.notEqual(await builder.buildIfNeeded('start'), 'skipped');
    });
    await list.page.goBack();
    await list.page.goForward();
    assert.equal(await searchOf(list.page).inputValue(), 'boulevard');
    await list.page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await nameOf(form.page).inputValue(), TYPED);
    assert.deepEqual([list.loads, form.loads], [[], []], 'no tab is reloaded by a deployment');

    const refusal = await publishPage(LEAFLET);
    assert.equal(refusal.status, 400, refusal.text);
    assert.match(refusal.text, /"path":"slug","message":"[^"]*\/en\/leaflet\.txt\//);

    await form.page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await form.page.getByRole('dialog').getByRole('searchbox').fill('concrete');
    await form.page.getByRole('dialog').getByRole('link').first().waitFor();
    await form.page.keyboard.press('Escape');

    for (const { page, loads } of [list, form]) {
      await Promise.all([page.waitForEvent('load'), linkOf(page).click()]);
      await page.waitForLoadState('networkidle');
      assert.equal(page.url(), `${settings.siteUrl}/en/`);
      assert.equal(loads.length, 1, `the next page is loaded once, not ${loads.join(' ')}`);
      assert.notEqual(await page.evaluate('window.___webpackCompilationHash'), first);
    }
    await form.page.goto(`${settings.siteUrl}/en/contact/`);
    await form.page.waitForLoadState('networkidle');
    // The form loads once the visitor does something.
    await form.page.mouse.move(100, 100);
    assert.equal(await nameOf(form.page).inputValue(), TYPED, 'what was typed is restored');
    assert.ok(form.loads.length <= 2, `no loop: ${form.loads.join(' ')}`);
    assert.deepEqual([list.errors, form.errors], [[], []]);
    return 0;
  } finally {
    await browser.close();
    await builder.end();
  }
});
