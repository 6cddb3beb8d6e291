import { expect, expectAccessible, test } from '../support/test';

/** For each language: first page, name of the search button, text to type, and heading of the expected result. */
const VISITS = [
  ['/about/', 'חיפוש', 'לבטון', 'כתבות'],
  ['/en/about/', 'Search', 'concrete', 'Articles'],
] as const;

// Only the first language is tested here, because the journeys cover both.
for (const [path, search, words, kind] of VISITS.slice(0, 1)) {
  test(`a visitor of ${path} finds an article by a word, opens it, and comes back`, async ({ page }) => {
    await page.goto(path);
    const opener = page.getByRole('banner').getByRole('button', { name: search, exact: true });
    await expect(async () => {
      await opener.click();
      await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 2000 });
    }).toPass();
    await page.getByRole('searchbox').fill(words);
    const hit = page.getByRole('region', { name: kind }).getByRole('link').first();
    await expect(hit).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Tab');
    await hit.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/magazine\//);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
  });
}

test('the search is in the menu on a phone, and understands the other keyboard layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'פתיחת התפריט' });
  await expect(async () => {
    await menu.click();
    await page.getByRole('button', { name: 'חיפוש' }).click({ timeout: 2000 });
  }).toPass();
  // The word בטון, typed with the English keyboard layout.
  await page.getByRole('searchbox').fill('cyui');
  await expect(page.getByRole('region', { name: 'כתבות' }).getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'ניווט ראשי' }).last()).toBeVisible();
});
