import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../support/test';

const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (!found) throw new Error('not on the page');
  return found;
};

/** Returns the distance in px between the centre of an element and the centre of the window. */
const offCentre = async (page: Page, element: Locator) => {
  const { x, width } = await box(element);
  const inner = await page.evaluate(() => document.documentElement.clientWidth);
  return Math.abs(x + width / 2 - inner / 2);
};

/** Returns the pairs of controls in a bar that overlap. */
const overlapsIn = (bar: Locator) =>
  bar.evaluate((header) => {
    const boxes = [...header.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        text: control.textContent || control.getAttribute('aria-label') || '',
        box: control.getBoundingClientRect(),
      }));
    return boxes.flatMap(({ text, box: own }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => {
          const wide = Math.min(own.right, other.right) - Math.max(own.left, other.left);
          const high = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
          return wide > 1 && high > 1;
        })
        .map((other) => `${text} / ${other.text}`),
    );
  });

test.describe('a text for reading', () => {
  for (const { path, isCentred } of [
    { path: '/magazine/a-crane-with-a-view/', isCentred: true },
    { path: '/en/magazine/a-crane-with-a-view/', isCentred: true },
    { path: '/career/10475/', isCentred: false },
  ]) {
    test(`has a limited width, with related content beside it: ${path}`, async ({ page }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      const { width } = await box(title);
      expect(width).toBeGreaterThan(640);
      expect(width).toBeLessThanOrEqual(720);
      if (isCentred) expect(await offCentre(page, title)).toBeLessThan(4);
      const beside = page.getByRole('link', { name: /^03-555-0100$|^להגשת מועמדות$/ }).first();
      const { x: sideStart, width: sideWidth } = await box(beside);
      const { x } = await box(title);
      expect(sideStart >= x + width || sideStart + sideWidth <= x, 'outside of the measure').toBe(true);
      await expectNoSidewaysScroll(page);
    });
  }

  test('shows the facts of a job and the button above the description on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/career/10475/');
    const apply = page.getByRole('main').getByRole('link', { name: 'להגשת מועמדות' });
    const description = page.getByRole('heading', { level: 2 }).first();
    expect((await box(apply)).y).toBeLessThan((await box(description)).y);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('the related products', () => {
  for (const path of ['/products/plaster-soft/', '/en/products/plaster-soft/']) {
    test(`are four in a row on a desktop, and one with the next one's beginning on a phone: ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      const row = page.getByRole('group', { name: /^(הולך טוב עם|Goes well with)$/ });
      const cards = row.getByRole('article');
      await expect(cards).toHaveCount(4);
      const seen = async () => {
        const edge = await box(row);
        const places = await Promise.all((await cards.all()).map(box));
        return places.map(({ x, width }) => {
          const within = Math.min(x + width, edge.x + edge.width) - Math.max(x, edge.x);
          return within >= width - 1 ? 'whole' : within > 0 ? 'partly' : 'no';
        });
      };
      for (const width of [1366, 1040]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(seen).toEqual(['whole', 'whole', 'whole', 'whole']);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(seen).toEqual(['whole', 'partly', 'no', 'no']);
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('the companies of the group', () => {
  for (const [path, name] of [
    ['/', 'שבע חברות, דרך אחת'],
    ['/en/about/', 'Our companies'],
  ] as const) {
    test(`fill the rows of their grid, each with its name: ${path}`, async ({ page }) => {
      await page.goto(path);
      const cards = page.getByRole('group', { name }).locator('.swiper-wrapper').getByRole('listitem');
      await expect(cards).toHaveCount(7);
      await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(7);
      const boxes = await Promise.all((await cards.all()).map(box));
      const rows = [...new Set(boxes.map(({ y }) => Math.round(y)))];
      const edges = rows.map((row) => {
        const inRow = boxes.filter(({ y }) => Math.round(y) === row);
        return [
          Math.min(...inRow.map(({ x }) => x)),
          Math.max(...inRow.map(({ x, width }) => x + width)),
        ] as const;
      });
      expect(rows).toHaveLength(2);
      expect(Math.abs((edges[0]?.[0] ?? 0) - (edges[1]?.[0] ?? 99))).toBeLessThan(3);
      expect(Math.abs((edges[0]?.[1] ?? 0) - (edges[1]?.[1] ?? 99))).toBeLessThan(3);
    });
  }
});

test.describe('with the text spacing of WCAG 1.4.12', () => {
  for (const path of ['/', '/en/'])
    test(`the header of ${path} shows the whole name, and nothing overlaps, at every width`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      const header = page.getByRole('banner').first();
      for (const width of [320, 390, 768, 1040, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const logo = await box(header.getByRole('link').first().locator('> span'));
        const name = await box(header.getByRole('link').first().locator('> span > span'));
        expect(name.y).toBeGreaterThanOrEqual(logo.y - 1);
        expect(name.y + name.height).toBeLessThanOrEqual(logo.y + logo.height + 1);
        expect(name.width).toBeLessThanOrEqual(logo.width);
        await expect.poll(() => overlapsIn(header), `${width} px`).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    });
});

test('the text about a person does not cover the face', async ({ page }) => {
  await page.goto('/about/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'עוד על רות גלעד' }) });
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const text = card.getByText('כלכלנית');
  await expect(text).toBeVisible();
  const portrait = await box(card.locator('img').first());
  expect((await box(text)).y - portrait.y).toBeGreaterThan(portrait.height * 0.4);
});

test('the pictures of the landing page stay in view while its form scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.goto('/homes-by-even-derech/by-the-sea/');
  const pictures = page.getByRole('group', { name: 'גלריה' });
  expect((await box(pictures)).y).toBe(0);
  await page.getByRole('button', { name: 'חזרו אליי' }).scrollIntoViewIfNeeded();
  await page.mouse.move(200, 400);
  await page.evaluate(() => scrollTo(0, 250));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
  expect((await box(pictures)).y).toBe(0);
});

test('apartments are rows with aligned facts', async ({ page }) => {
  await page.goto('/activities/properties/reserve/');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const first = await box(rows.nth(0).getByText('שטח'));
  const second = await box(rows.nth(1).getByText('שטח'));
  expect(Math.abs(first.x - second.x)).toBeLessThan(2);
  for (const row of await rows.all()) expect((await box(row)).height).toBeLessThanOrEqual(96);
  await page.setViewportSize({ width: 320, height: 700 });
  const facts = rows.nth(0).locator('dl > div');
  const tops = await Promise.all((await facts.all()).map(async (fact) => Math.round((await box(fact)).y)));
  const lastLine = tops.filter((top) => top === tops.at(-1));
  expect(lastLine.length, 'no fact is alone in its line').toBeGreaterThan(1);
});

test.describe('with text at 200% on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    '/contact/',
    '/en/contact/',
    '/en/projects/almond-grove/',
    '/en/investors-relations/',
    '/en/investors-relations/bonds/',
    '/en/investors-relations/stocks/',
    '/en/schedule/',
    '/en/homes-by-even-derech/by-the-sea/',
  ]) {
    test(`nothing overflows the screen (WCAG 1.4.4): ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectNoSidewaysScroll(page);
      // Check all headers that exist, because some landing pages have none.
      for (const header of await page.getByRole('banner').all()) {
        const { height } = await box(header.getByRole('link').first());
        expect(height, 'the link home in the header').toBeLessThanOrEqual((await box(header)).height);
      }
    });
  }
});

test('a larger font size switches to a layout where nothing in the header overlaps', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  for (const path of ['/', '/en/'])
    for (const [letters, width] of [
      [24, 1366],
      [32, 1366],
      [32, 1920],
      [32, 768],
      [32, 390],
      [32, 320],
    ] as const) {
      await cdp.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      const overlaps = await overlapsIn(page.getByRole('banner').first());
      expect(overlaps, `${path} at ${width} px with letters of ${letters} px`).toEqual([]);
    }
});

for (const path of ['/activities/properties/reserve/', '/en/activities/properties/reserve/'])
  test(`homes keep their place on a phone when the service reports that they are taken: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let answer: () => void = () => undefined;
    const isDue = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/web\/apartments\/state/, async (route) => {
      const response = await route.fetch();
      const states = (await response.json()) as Record<string, { state: string }>;
      for (const home of Object.values(states)) home.state = 'taken';
      await isDue;
      await route.fulfill({ response, json: states });
    });
    await page.goto(path);
    const homes = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const buttons = homes.getByRole('button');
    const places = () => homes.evaluateAll((all) => all.map((home) => home.getBoundingClientRect().y));
    await expect(buttons).not.toHaveCount(0);
    const before = await places();
    expect(before.length).toBeGreaterThan(2);
    answer();
    await expect(buttons).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
