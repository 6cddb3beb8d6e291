import { expect, expectAccessible, test } from '../support/test';
import { expectToFitEveryWidth } from '../support/widths';

test.describe('questions and answers', () => {
  test('are found by subject, one answer open at a time', async ({ page }) => {
    await page.goto('/en/faq/');
    const price = page.getByRole('button', { name: 'What does the price on the website include?' });
    await price.click();
    await expect(page.getByText('The price includes VAT')).toBeVisible();
    await page.getByRole('button', { name: 'What if the handover is late?' }).click();
    await expect(price).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('tab', { name: 'Living with us' }).click();
    await expect(page.getByRole('button', { name: 'How do I report a fault?' })).toBeVisible();
    await expectAccessible(page);
  });

  test('are structured data for search engines', async ({ page }) => {
    await page.goto('/faq/');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = data.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown[] });
    expect(faq.find((entry) => entry['@type'] === 'FAQPage')?.mainEntity?.length).toBeGreaterThan(5);
  });
});

test.describe('the gallery of the environment page', () => {
  for (const [path, pause, play] of [
    ['/esg/environment/', /^השהיה/, /^הפעלה/],
    ['/en/esg/environment/', /^Pause/, /^Play/],
  ] as const) {
    test(`${path} moves automatically until it is stopped`, async ({ page }) => {
      await page.goto(path);
      const gallery = page.getByRole('group', { name: /מהשטח|From the field/ });
      await gallery.scrollIntoViewIfNeeded();
      const stop = page.getByRole('button', { name: pause });
      await stop.click();
      await expect(page.getByRole('button', { name: play })).toBeVisible();
    });
  }
});

test.describe('financial reports', () => {
  test('are found by year and kind, and the address keeps the choice', async ({ page }) => {
    await page.goto('/en/investors-relations/financial-reports/');
    await page.getByRole('button', { name: '2024' }).click();
    await page.getByRole('button', { name: 'Rating' }).click();
    const rows = page.getByRole('rowheader');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/\?year=2024&kind=Rating$/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('table', { name: '2024' })).toContainText('2.7.2024');
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'עברית' }).click();
    await expect(page).toHaveURL(
      /^[^?]*\/\/[^/]+\/investors-relations\/financial-reports\/\?year=2024&kind=/,
    );
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('שאינם קיימים בעמוד הזה')).toHaveCount(0);
  });

  test('offer a way back when there are none', async ({ page }) => {
    // Only 2025 had a conference, and 2024 an investor day. So the two filters together find nothing.
    await page.goto(`/investors-relations/presentations/?year=2024&kind=${encodeURIComponent('כנס')}`);
    await page.getByRole('button', { name: 'הצגת הכול' }).click();
    expect(await page.getByRole('article').count()).toBe(4);
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(3);
    await expect(page).toHaveURL(/\/presentations\/$/);
  });

  test('remove a year without reports from the address, and say so', async ({ page }) => {
    await page.goto('/investors-relations/presentations/?year=1990');
    await expect(page.getByText('שאינם קיימים בעמוד הזה')).toBeVisible();
    expect(await page.getByRole('article').count()).toBe(4);
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(3);
    await expect(page).toHaveURL(/\/presentations\/$/);
  });

  for (const { width, columns, highest } of [
    { width: 1366, columns: 4, highest: 88 },
    // On a phone, the longest name takes two lines, so a row is higher.
    { width: 390, columns: 2, highest: 104 },
  ]) {
    test(`are a table with ${columns} columns at ${width} px, in rows that can be scanned`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/investors-relations/financial-reports/');
      const year = page.getByRole('table', { name: '2024' });
      await expect(year.getByRole('columnheader')).toHaveCount(columns);
      for (const row of await year.locator('tbody tr').all())
        expect((await row.boundingBox())?.height).toBeLessThanOrEqual(highest);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('the steps of concrete production', () => {
  const PATH = '/activities/industries/the-way-of-concrete/';

  test('appear as the reader scrolls to them', async ({ page }) => {
    await page.goto(PATH);
    const last = page.getByRole('listitem').filter({ hasText: 'שלב 7' });
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(last).toHaveCSS('opacity', '1');
  });

  test('are fully visible without motion under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await expect(page.getByRole('listitem').filter({ hasText: 'שלב 7' })).toHaveCSS('opacity', '1');
    await page.getByRole('heading', { name: 'הבית' }).scrollIntoViewIfNeeded();
    await expect(page.locator('video')).toHaveCount(0);
  });
});

test.describe('the magazine', () => {
  test('shows nine articles, and nine more', async ({ page }) => {
    await page.goto('/magazine/');
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('button', { name: 'כתבות נוספות' }).click();
    await expect(page.getByRole('article')).toHaveCount(18);
    const later = page.getByRole('article').nth(9).getByRole('link');
    await expect(later).toBeFocused();
    await later.click();
    await expect(page).toHaveURL(/\/magazine\/[^?]+\/$/);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(18);
    await expect(later).toBeInViewport();
  });

  test("keeps the reader's position after a reload", async ({ page }) => {
    await page.goto('/en/magazine/?page=2');
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(18);
    await articles.nth(13).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.reload();
    await expect(articles).toHaveCount(18);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
    await expect(articles.nth(13)).toBeInViewport();
  });

  test('gives an article only the next three to read, not the whole magazine', async ({ page, request }) => {
    const path = 'en/magazine/the-street-comes-first/';
    const answer = await request.get(`/page-data/${path}page-data.json`);
    const { result } = (await answer.json()) as {
      result: { data: { page: { readNext: object[] } } & Record<string, object> };
    };
    const { page: article, ...others } = result.data;
    expect(article.readNext).toHaveLength(3);
    // The page data must contain no other list that grows with the content.
    expect(Object.keys(others).sort()).toEqual(['locales', 'site']);
    await page.goto(`/${path}`);
    await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(3);
  });

  test('keeps the category in the address', async ({ page }) => {
    await page.goto('/en/magazine/?category=people');
    await expect(page.getByRole('button', { name: 'People' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The woman who hears concrete');
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(5);
  });

  test('shows a table as cards on a phone', async ({ page }) => {
    await page.goto('/en/magazine/concrete-with-less-cement/');
    const table = page.getByRole('group', { name: 'Table' }).getByRole('table');
    const row = table.getByRole('row', { name: '90 days' });
    await expect(row.getByRole('rowheader')).toHaveCSS('display', 'table-cell');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row.getByRole('rowheader')).toHaveCSS('display', 'block');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Age of the concrete',
      'Ordinary mix',
      'New mix',
    ]);
    await expect(row.getByRole('cell')).toHaveText(['38 MPa', '41 MPa']);
    await expectToFitEveryWidth(page);
    await expectAccessible(page);
  });

  test("shares an article's address", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto('/en/magazine/the-street-comes-first/');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Address copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  for (const [path, language, title] of [
    ['/magazine/rss.xml', 'he-il', 'האישה ששומעת בטון'],
    ['/en/magazine/rss.xml', 'en-us', 'The woman who hears concrete'],
  ] as const) {
    test(`${path} is a feed of its language`, async ({ page, request, baseURL }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const feed = await page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml');
          const items = [...document.querySelectorAll('item')];
          return {
            broken: document.querySelector('parsererror') !== null,
            language: document.querySelector('channel > language')?.textContent,
            titles: items.map((item) => item.querySelector('title')?.textContent ?? ''),
            links: items.map((item) => item.querySelector('link')?.textContent ?? ''),
            dates: items.map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? '')),
          };
        },
        await response.text(),
      );
      expect(feed.broken).toBe(false);
      expect(feed.language).toBe(language);
      expect(feed.titles[0]).toBe(title);
      expect(feed.titles).toHaveLength(21);
      for (const link of feed.links) expect(link).toContain(`${baseURL ?? ''}${path.replace('rss.xml', '')}`);
      expect(feed.dates).toEqual([...feed.dates].sort((a, b) => b - a));
    });
  }
});
