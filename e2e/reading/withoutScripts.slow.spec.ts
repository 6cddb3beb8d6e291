import { expect, test } from '../support/test';
import { sitemapPages } from '../support/sitemapPages';

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, answer] of [
    ['/en/homes-by-even-derech/', 'What does the warranty cover?'],
    ['/en/faq/', null],
  ] as const) {
    test(`reads every answer of ${path}`, async ({ page }) => {
      await page.goto(path);
      const questions = page.getByRole('main').locator('button[aria-expanded]');
      expect(await questions.count()).toBeGreaterThan(1);
      if (answer) await expect(questions.filter({ hasText: answer })).toBeVisible();
      for (const panel of await questions.evaluateAll((all) =>
        all.map((button) => button.getAttribute('aria-controls') ?? ''),
      )) {
        const box = await page.locator(`[id="${panel}"]`).boundingBox();
        expect(box?.height, `height of the answer ${panel}`).toBeGreaterThan(30);
      }
    });
  }

  for (const [path, menu, item, below] of [
    ['/', 'תפריט', 'הקבוצה', 'קריירה'],
    ['/en/', 'Menu', 'The Group', 'Careers'],
  ] as const) {
    test(`reaches every page of the menu of ${path} on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const header = page.locator('header');
      await expect(header.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await header.locator('summary').filter({ visible: true }).click();
      const links = header.locator('details').getByRole('link');
      for (const link of await links.all()) await expect(link).toBeVisible();
      await header.locator('details').getByRole('link', { name: below }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(header.locator('details[open]')).toHaveCount(0);
      await expect(header.locator('details')).toContainText(item);
      await expect(header.locator('summary')).toHaveAccessibleName(menu);
    });

    test(`reaches the second level of the menu of ${path} by mouse and keyboard`, async ({ page }) => {
      await page.goto(path);
      const link = page.locator('header nav').first().getByRole('link', { name: below });
      await expect(link).toBeHidden();
      await page.locator('header nav button').filter({ hasText: item }).hover();
      await expect(link).toBeVisible();
      await page.mouse.move(0, 600);
      await expect(link).toBeHidden();
      await page.locator('header nav button').filter({ hasText: item }).focus();
      await expect(link).toBeVisible();
      await link.focus();
      await expect(link).toBeVisible();
    });
  }

  for (const [path, button] of [
    ['/en/', 'header button[aria-label="Search"]'],
    ['/en/', 'header button[aria-label="Open menu"]'],
    ['/en/magazine/the-street-comes-first/', 'main button:has-text("Share")'],
  ] as const) {
    test(`does not see on ${path} the button without effect: ${button}`, async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 800 });
      await page.goto(path);
      await expect(page.locator(button).first()).toBeAttached();
      await expect(page.locator(button).first()).toBeHidden();
    });
  }

  for (const [path, words] of [
    ['/contact/', 'הטופס פועל באמצעות JavaScript'],
    ['/en/contact/', 'This form needs JavaScript'],
    ['/homes-by-even-derech/report/', 'הטופס פועל באמצעות JavaScript'],
  ] as const) {
    test(`finds a phone and an e-mail in place of the form of ${path}`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      const line = main.locator('p').filter({ hasText: words });
      await expect(line).toBeVisible();
      await expect(line.locator('a[href^="tel:"]')).toBeVisible();
      await expect(line.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(main.locator('form').first()).toBeHidden();
    });
  }

  test('finds every article of the magazine', async ({ page }) => {
    await page.goto('/en/magazine/');
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(9);
    const others = main.locator('noscript').getByRole('link');
    const sitemap = await sitemapPages(page.request);
    const articles = [...sitemap.matchAll(/<loc>[^<]*(\/en\/magazine\/[^/<]+\/)<\/loc>/g)].map(
      ([, to]) => to,
    );
    const linked = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(articles.length).toBeGreaterThan(17);
    expect(articles.filter((to) => !linked.includes(to ?? ''))).toEqual([]);
    await others.last().click();
    await expect(page).toHaveURL(/\/en\/magazine\/[^/]+\/$/);
  });

  for (const path of ['/en/about/', '/en/projects/boulevard-12/', '/en/rental-apartments/', '/career/'])
    test(`sees no button without effect on ${path}`, async ({ page }) => {
      await page.goto(path);
      const dead = page
        .locator('main, footer')
        .locator('button:not([aria-expanded])')
        .filter({ visible: true });
      await expect(dead).toHaveCount(0);
    });

  test('reads about every home of a project, with its plan or documents', async ({ page }) => {
    await page.goto('/en/projects/wave-towers/');
    const main = page.getByRole('main');
    const others = main
      .locator('noscript')
      .getByRole('listitem')
      .filter({ has: page.getByRole('list') });
    expect(await others.count()).toBeGreaterThan(10);
    const rows = main.locator('#apartments li[data-taken]');
    for (const home of [...(await rows.all()), ...(await others.all())])
      expect(await home.getByRole('link').count()).toBeGreaterThan(0);
  });

  test('reads when a promotion ends', async ({ page }) => {
    await page.goto('/en/projects/boulevard-12/');
    // Select the child element, because Playwright does not return text that is directly inside `noscript`.
    await expect(
      page.getByRole('complementary', { name: 'Limited offer' }).locator('noscript > bdi'),
    ).toHaveText(/until \d\d\/\d\d\/\d{4}/);
  });

  test('finds other ways to reserve a home, and no button without effect', async ({ page }) => {
    await page.goto('/en/activities/properties/reserve/');
    const main = page.getByRole('main');
    const line = main.locator('p').filter({ hasText: 'Reserving on the site needs JavaScript' });
    await expect(line.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Reserve this apartment/ })).toHaveCount(0);
  });

  test('finds the phone of every factory, and directions', async ({ page }) => {
    await page.goto('/en/activities/industries/factories/');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('noscript') });
    expect(await rows.count()).toBeGreaterThan(3);
    for (const row of await rows.all()) {
      await expect(row.locator('a[href^="tel:"]')).toBeVisible();
      await expect(row.getByRole('link', { name: 'On the map' })).toBeVisible();
    }
  });

  test('sees every picture near the viewport, from an address in the HTML', async ({ page }) => {
    await page.goto('/en/');
    const pictures = page.getByRole('main').locator('img');
    expect(await pictures.count()).toBeGreaterThan(3);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', /./);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.getAttribute('loading')).toMatch(/lazy|eager/);
    }
    await expect(pictures.first()).toHaveCSS('opacity', '1');
  });
});

test.describe('a printed page', () => {
  test.use({ answeredConsent: false });

  test('of a job has its facts, and no form', async ({ page }) => {
    await page.goto('/career/10482/');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('form, button[type=submit]').filter({ visible: true })).toHaveCount(0);
  });

  test('has no header, footer or banner, and shows link addresses', async ({ page, baseURL }) => {
    await page.goto('/en/about/');
    const banner = page.getByRole('heading', { name: 'Cookies and analytics' });
    await expect(banner).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('footer').last()).toBeHidden();
    const printed = await page
      .getByRole('main')
      .locator('section a[href^="/"]:not([href^="/api/"])')
      .first()
      .evaluate((link) => ({
        href: link.getAttribute('href'),
        content: getComputedStyle(link, '::after').content,
      }));
    expect(printed.content).toContain(printed.href);
    expect(printed.content).toContain(new URL(baseURL ?? '').origin);
  });

  test('has every answer of the questions', async ({ page }) => {
    await page.goto('/en/homes-by-even-derech/');
    await page.emulateMedia({ media: 'print' });
    const panels = page.getByRole('main').locator('[id$="-panel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });
});
