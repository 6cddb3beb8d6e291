import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

interface PageData {
  result: { data: { page: { listedProjects: { entries: object[]; files: string[] } } } };
}

const PATH = '/en/projects/';
const FILES = ['/static/listings/first.json', '/static/listings/second.json'];
/** As many as `longLists` leaves with a page. */
const FIRST = 9;

/**
 * Opens a list as one that is too long to come with its page: the HTML is the built one, its data has the first entries, and all of them
 * come in two parts.
 * @param isAway whether the second part cannot be had
 * @returns the addresses of the parts that were fetched
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

test('a long list stands as it was built, and works once a visitor touches it', async ({ page }) => {
  const fetched = await openParted(page);
  await page.waitForLoadState('networkidle');
  await expect(cards(page)).toHaveCount(FIRST);
  expect(fetched).toEqual([]);
  const before = await cards(page).first().innerText();
  await second(page).click();
  await expect(page).toHaveURL(/\?page=2/);
  await expect(cards(page).first()).not.toHaveText(before);
  expect(fetched.sort()).toEqual(FILES);
});

test.describe('where a part of it cannot be had', () => {
  test.use({ allowedErrors: ['503'] });

  test('a long list says so, and shows the first entries', async ({ page }) => {
    await openParted(page, { isAway: true });
    await page.waitForLoadState('networkidle');
    await cards(page).first().hover();
    await expect(page.getByRole('alert').filter({ hasText: 'Only the first results' })).toBeVisible();
    await expect(cards(page)).toHaveCount(FIRST);
  });
});
