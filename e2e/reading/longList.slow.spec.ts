import type { Page } from '@playwright/test';
import { isHydrated } from '../support/isHydrated';
import { expect, test } from '../support/test';

interface PageData {
  result: { data: { page: { listedProjects: { entries: object[]; files: string[] } } } };
}

const PATH = '/en/projects/';
const FILES = ['/static/listings/first.json', '/static/listings/second.json'];
/** Number of entries that `longLists` leaves in the page's own data. */
const FIRST = 9;

/**
 * Opens a list as if it were too long for the page's data. The HTML is the built one. The page data contains only the
 * first entries, and two other files contain all of them.
 * @param isAway makes the second file unavailable
 * @returns the files that the page has requested; the list grows with each request
 */
async function openParted(page: Page, { isAway = false } = {}): Promise<string[]> {
  const data = (await (await page.request.get(`/page-data${PATH}page-data.json`)).json()) as PageData;
  const list = data.result.data.page.listedProjects;
  const all = list.entries;
  expect(list.files, 'a list that comes with its page').toEqual([]);
  expect(all.length).toBeGreaterThan(2 * FIRST);
  const parts = [all.slice(0, 2 * FIRST), all.slice(2 * FIRST)];
  data.result.data.page.listedProjects = { entries: all.slice(0, FIRST), files: FILES };
  const fetched: string[] = [];
  await page.route(`**/page-data${PATH}page-data.json*`, (route) => route.fulfill({ json: data }));
  for (const [index, file] of FILES.entries())
    await page.route(`**${file}`, (route) => {
      fetched.push(file);
      return route.fulfill(isAway && index === 1 ? { status: 503 } : { json: parts[index] });
    });
  await page.goto(PATH);
  return fetched;
}

const cards = (page: Page) => page.locator('#projects').getByRole('article');
const second = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: /\s2$/ });

test.use({ untouched: true });

test('a long list shows its built HTML, and works after the first interaction', async ({ page }) => {
  const fetched = await openParted(page);
  await page.waitForLoadState('networkidle');
  await expect(cards(page)).toHaveCount(FIRST);
  expect(fetched).toEqual([]);
  const before = await cards(page).first().innerText();
  await cards(page).first().hover();
  await page.waitForFunction(isHydrated);
  await second(page).click();
  await expect(page).toHaveURL(/\?page=2/);
  await expect(cards(page).first()).not.toHaveText(before);
  expect(fetched.sort()).toEqual(FILES);
});

test.describe('when a file is unavailable', () => {
  test.use({ allowedErrors: ['503'] });

  test('a long list shows an error and the first entries', async ({ page }) => {
    await openParted(page, { isAway: true });
    await page.waitForLoadState('networkidle');
    await cards(page).first().hover();
    await expect(page.getByRole('alert').filter({ hasText: 'Only the first results' })).toBeVisible();
    await expect(cards(page)).toHaveCount(FIRST);
  });
});
