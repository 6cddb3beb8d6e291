import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const VISITS = [
  {
    path: '/activities/industries/factories/',
    map: 'המפעלים במפה',
    card: /מפעל הבטון חיפה/,
    company: /אבן־דרך בטון/,
    branch: /^מפעל הבטון חיפה/,
    list: 'רשימה',
    mapView: 'מפה',
    nearest: 'המפעל הקרוב אליי',
    town: 'אילת',
    found: /^מפעל הבטון אילת/,
    near: /מפעל הבטון באר שבע/,
  },
  {
    path: '/en/activities/industries/factories/',
    map: 'The factories on the map',
    card: /Haifa concrete plant/,
    company: /Even Derech Concrete/,
    branch: /^Haifa concrete plant/,
    list: 'List',
    mapView: 'Map',
    nearest: 'Nearest to me',
    town: 'eilat',
    found: /^Eilat concrete plant/,
    near: /Be'er Sheva concrete plant/,
  },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const visit of VISITS) {
  test.describe(visit.path, () => {
    test.describe('on a desktop', () => {
      test.use({ viewport: { width: 1366, height: 900 } });

      test('has its list over a map of 693 px, and shows the chosen factory in both', async ({ page }) => {
        await page.goto(visit.path);
        const map = page.getByRole('group', { name: visit.map, exact: true });
        await map.scrollIntoViewIfNeeded();
        await expect(map).toBeVisible();
        expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(690);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.getByRole('button', { name: visit.company }).press('Enter');
        const branch = page.getByRole('listitem').getByRole('button', { name: visit.branch });
        await branch.press('Enter');
        const card = map.getByRole('group', { name: visit.card });
        await expect(card).toBeVisible();
        await expect(branch).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => new URL(page.url()).search).toMatch(/^\?branch=\d+-\d+$/);
        await expectAccessible(page);
        await page.reload();
        await map.scrollIntoViewIfNeeded();
        await expect(card).toBeVisible();
        await map.focus();
        await page.keyboard.press('Escape');
        await expect(card).toHaveCount(0);
        await expect.poll(() => new URL(page.url()).search).toBe('');
      });

      test('finds factories by town', async ({ page }) => {
        await page.goto(visit.path);
        await page.getByRole('searchbox').fill(visit.town);
        const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
        await expect(rows).toHaveCount(1);
        await expect(rows).toHaveAccessibleName(visit.found);
      });
    });

    test.describe('in print', () => {
      test.use({ viewport: { width: 794, height: 1123 } });

      test('has its map and the list of all factories below it', async ({ page }) => {
        await page.goto(visit.path);
        const map = page.getByRole('group', { name: visit.map, exact: true });
        await map.scrollIntoViewIfNeeded();
        await page.emulateMedia({ media: 'print' });
        await expect(map).toBeVisible();
        await expect(page.getByRole('button', { name: visit.list, exact: true })).toBeHidden();
        await expect(page.getByRole('button', { name: visit.branch })).toBeVisible();
        await expect(page.getByRole('button', { name: visit.found })).toBeVisible();
      });
    });

    test.describe('on a phone', () => {
      test.use({
        viewport: { width: 390, height: 844 },
        geolocation: { latitude: 31.25, longitude: 34.79 },
        permissions: ['geolocation'],
      });

      test('switches between map and list, and finds the nearest factory', async ({ page }) => {
        await page.goto(visit.path);
        const map = page.getByRole('group', { name: visit.map, exact: true });
        await page.getByRole('button', { name: visit.list, exact: true }).press('Enter');
        await expect(page.getByRole('button', { name: visit.company })).toBeVisible();
        await expect(map).toBeHidden();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.getByRole('button', { name: visit.nearest }).press('Enter');
        await page.getByRole('button', { name: visit.mapView, exact: true }).press('Enter');
        await map.scrollIntoViewIfNeeded();
        const card = map.getByRole('group', { name: visit.near });
        await expect(card).toBeVisible();
        await expect(card.locator('img')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    });
  });
}
