import { expect, expectAccessible, test } from '../support/test';
import { expectToFitEveryWidth } from '../support/widths';
import { sitemapPages } from '../support/sitemapPages';

test('a visitor goes from the home page to a page of the menu, and switches the language there', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'בונים את הדרך הביתה' })).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'דירות חדשות' }).click();
  await header.getByRole('link', { name: 'כל הדירות' }).click();
  await expect(page).toHaveURL(/\/homes-by-even-derech\/$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/homes-by-even-derech\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Light, air, a balcony' })).toBeVisible();
});

test('the skip link leads past the menu', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('offline', () => {
  test.use({ allowedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  for (const { home, menu, homes, privacy, text } of [
    {
      home: '/',
      menu: 'דירות חדשות',
      homes: 'כל הדירות',
      privacy: 'מדיניות פרטיות',
      text: 'אין חיבור לאינטרנט',
    },
    {
      home: '/en/',
      menu: 'New homes',
      homes: 'All homes',
      privacy: 'Privacy policy',
      text: 'There is no Internet connection',
    },
  ]) {
    test(`a visitor stays on the page, and can return to a loaded one (${home})`, async ({
      page,
      context,
    }) => {
      await page.goto(home);
      const link = page.getByRole('contentinfo').getByRole('link', { name: privacy }).first();
      const href = (await link.getAttribute('href')) ?? '';
      // Use a link that has not been in the viewport yet. Gatsby has already prefetched the pages of all visible links.
      const data = (url: URL) => url.pathname === `/page-data${href}page-data.json`;
      await page.route(data, (route) => route.abort('internetdisconnected'));
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: menu }).click();
      await header.getByRole('link', { name: homes }).click();
      await expect(page.getByRole('main')).toBeFocused();
      const here = page.url();
      await context.setOffline(true);
      await page.unroute(data);
      await link.press('Enter');
      // Filter the alerts, because parts of the page that load late may have failed too.
      const alert = page.getByRole('alert').filter({ hasText: text });
      await expect(alert).toBeVisible();
      expect(page.url()).toBe(here);
      await header.locator(`a[href="${home}"]`).first().press('Enter');
      await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
      await context.setOffline(false);
      await link.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(href, page.url()).pathname);
    });
  }
});

test('breadcrumbs show the parents, and are hidden where the editor chose so', async ({ page }) => {
  await page.goto('/en/activities/innovation/');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([/Home/, /What we do/, /Innovation centre/]);
  await page.goto('/en/activities/infrastructure/');
  await expect(page.getByRole('heading', { level: 1, name: 'We connect places' })).toBeVisible();
  await expect(trail).toHaveCount(0);
});

test('questions open one at a time', async ({ page }) => {
  await page.goto('/en/homes-by-even-derech/');
  const first = page.getByRole('button', { name: 'When can I make changes to my home?' });
  const second = page.getByRole('button', { name: 'What does the warranty cover?' });
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
});

test.describe('an unknown path', () => {
  test.use({ allowedErrors: ['404'] });

  for (const [path, text, home] of [
    ['/nothing-here/', 'הגעתם לדף שעוד לא בנינו', '/'],
    ['/en/nothing-here/', "You've reached a page we haven't built yet", '/en/'],
  ] as const) {
    test(`${path} shows the "not found" page in its language`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', home);
      await expectAccessible(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(path);
      await expectToFitEveryWidth(page);
    });
  }

  for (const path of [
    '/%E0%A4%A',
    '/%00',
    '/about%20',
    '/about%23x',
    '/about%3Fx',
    '/about%2Fx',
    '/100%25',
    '/:path',
    '/a/*',
  ])
    test(`${path}, which Gatsby cannot decode, does too`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('הגעתם לדף שעוד לא בנינו');
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL('/');
    });
});

const MALFORMED = ['#100%', '#%D7', '?q=%zz', '?%', '?a=?b#%'];

for (const prefix of ['', '/en'])
  for (const suffix of MALFORMED)
    test(`${prefix}/about/${suffix} shows the page, and its scripts run`, async ({ page }) => {
      await page.goto(`${prefix}/about/${suffix}`);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Search|חיפוש/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

test('a malformed hash does not break an open page', async ({ page }) => {
  await page.goto('/en/about/');
  const heading = page.getByRole('heading', { level: 1 });
  for (const hash of ['#50%', '#%D7', '#main']) {
    await page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    await expect(page).toHaveURL(`/en/about/${hash}`);
    await expect(heading).toBeVisible();
  }
  await page.goBack();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an old address redirects to the new page', async ({ request }) => {
  const response = await request.get('/company/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/about/');
});

test('a document in a text is a download, and other addresses are not streamed', async ({
  page,
  request,
}) => {
  await page.goto('/en/about/');
  const href = await page.getByRole('link', { name: "the group's brochure" }).getAttribute('href');
  expect(href).toMatch(/^\/api\/download\?url=/);
  const file = await request.get(href ?? '');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect(file.headers()['content-disposition']).toMatch(/brochure[\w-]*\.pdf/);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  for (const url of ['http://example.com/x.pdf', 'file:///etc/passwd', '']) {
    expect((await request.get(`/api/download?url=${encodeURIComponent(url)}`)).status()).toBe(400);
  }
});

test('the sitemap has every page with its translation, and robots.txt has its address', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap-index\.xml$/m);
  const sitemap = await sitemapPages(request);
  expect(sitemap).toContain('/en/activities/infrastructure/</loc>');
  expect(sitemap).toContain('hreflang="x-default"');
});
