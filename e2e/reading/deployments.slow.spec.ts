import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Data and hash of a newer build with another data format. */
async function deploy(page: Page, hash: string): Promise<void> {
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: hash } }),
  );
  await page.route('**/page-data/**/page-data.json*', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data?: unknown } };
    data.result.data = { shapeOf: hash };
    await route.fulfill({ response, json: data });
  });
}

// Gatsby renders the Head of the old template with the new data, in a root apart from the page.
test.use({ allowedErrors: ['Cannot read properties of undefined', 'is not iterable'] });

/** Records the documents that the tab loads from now on. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

test('a tab opened before two deployments keeps its page and input', async ({ page }) => {
  await page.goto('/en/projects/');
  const search = page.getByRole('search').getByRole('searchbox');
  await search.fill('boulevard');
  await expect(page).toHaveURL(/q=boulevard/);
  await page.evaluate(() => history.pushState(history.state, '', '?q=boulevard&page=1'));
  const loads = countLoads(page);
  for (const hash of ['first-deployment', 'second-deployment']) {
    await deploy(page, hash);
    await page.goBack();
    await page.goForward();
    await expect(search).toHaveValue('boulevard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(loads).toEqual([]);
  const [link] = await page.getByRole('banner').getByRole('link').all();
  await link?.click();
  await expect.poll(() => loads.length).toBe(1);
});

test('a lead in progress during two deployments survives the reload', async ({ page }) => {
  await page.goto('/en/contact/');
  const field = page.getByRole('main').getByRole('form').getByRole('textbox').first();
  await field.fill('Naama Barkai');
  const loads = countLoads(page);
  await deploy(page, 'first-deployment');
  await deploy(page, 'second-deployment');
  // Simulates `history.back()` to a page of the same site that this tab has not loaded.
  await page.evaluate(() => {
    history.pushState({}, '', '/en/about/');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect.poll(() => loads.length).toBe(1);
  await page.unrouteAll();
  await page.waitForURL('**/en/about/');
  await page.goto('/en/contact/');
  await expect(field).toHaveValue('Naama Barkai');
  expect(loads).toHaveLength(2);
});
