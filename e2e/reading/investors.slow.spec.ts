import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cmsUrl, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const LANGUAGES = [
  {
    prefix: '',
    size: { width: 390, height: 844 },
    rate: /^[\d,]+\.\d\d אג׳$/,
    demonstration: 'הדגמה: הנתונים אינם אמיתיים',
    stock: 'לדף המניה',
    bonds: 'אגרות חוב',
    pause: 'השהיה: שערי המניות',
    play: 'הפעלה: שערי המניות',
    year: 'שנה',
    csv: 'הורדה כקובץ CSV',
    lastRate: 'שער אחרון',
  },
  {
    prefix: '/en',
    size: { width: 1366, height: 900 },
    rate: /^[\d,]+\.\d\d ag\.$/,
    demonstration: 'Demonstration: the figures are not real',
    stock: 'To the stock page',
    bonds: 'Bonds',
    pause: 'Pause: Stock ticker',
    play: 'Play: Stock ticker',
    year: 'Year',
    csv: 'Download as CSV',
    lastRate: 'Last rate',
  },
] as const;
const track = (page: Page) => page.locator('[data-keep-clear-above] ul[aria-hidden="true"]');
const motion = (page: Page) =>
  track(page).evaluate((element) => {
    const { animationPlayState, animationDuration } = getComputedStyle(element);
    return { animationPlayState, animationDuration };
  });

for (const {
  prefix,
  size,
  rate,
  demonstration,
  stock,
  bonds,
  pause,
  play,
  year,
  csv,
  lastRate,
} of LANGUAGES) {
  test.describe(`${prefix || '/he'} at ${size.width}`, () => {
    test.use({ viewport: size });

    test('investors see the figures of the stock, and continue to its page and to the bonds', async ({
      page,
    }) => {
      await page.goto(`${prefix}/investors-relations/`);
      const main = page.getByRole('main');
      await expect(main.getByText(rate).first()).toBeVisible();
      await expect(main.getByText(demonstration).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await main.getByRole('tab', { name: bonds }).click();
      await expect(main.getByRole('table', { name: bonds })).toBeVisible();
      await main.getByRole('tab').first().click();
      await main.getByRole('link', { name: stock }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/investors-relations/stocks/$`));
    });

    test('the moving line sticks below the header, and stops for pointer, keyboard and button', async ({
      page,
    }) => {
      await page.goto(`${prefix}/investors-relations/`);
      await expect(track(page).locator('li')).toHaveCount(100);
      expect(await motion(page)).toEqual({ animationPlayState: 'running', animationDuration: '18s' });
      await page.mouse.wheel(0, 1600);
      await expect(track(page)).toBeInViewport();
      // Hover over the parent link. Playwright's `hover` waits until an element stops moving, and this one never stops.
      await track(page).locator('..').hover();
      expect((await motion(page)).animationPlayState).toBe('paused');
      await page.mouse.move(5, size.height - 5);
      expect((await motion(page)).animationPlayState).toBe('running');
      const button = page.getByRole('button', { name: pause });
      await button.focus();
      await page.keyboard.press('Shift+Tab');
      expect((await motion(page)).animationPlayState).toBe('paused');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: play })).toBeFocused();
      expect((await motion(page)).animationPlayState).toBe('paused');
    });

    test('the graph of the stock is drawn, read by keyboard, and available as a table', async ({ page }) => {
      await page.goto(`${prefix}/investors-relations/stocks/`);
      const line = page.getByRole('slider');
      await line.scrollIntoViewIfNeeded();
      await expect(line.locator('canvas')).toBeVisible();
      await page.getByRole('button', { name: year, exact: true }).click();
      await expect(page.getByRole('slider', { name: new RegExp(year) })).toBeVisible();
      await line.focus();
      await page.keyboard.press('Home');
      const first = await line.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowRight');
      await expect(line).not.toHaveAttribute('aria-valuetext', first ?? '');
      await page.locator('summary').click();
      await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBeGreaterThan(200);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test('a link to a period shows its button, and marks the last point at the end of the line', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/investors-relations/stocks/?range=fiveYears`);
      await page.getByRole('slider').scrollIntoViewIfNeeded();
      await expect(page.getByRole('main').locator('[aria-pressed="true"]')).toBeInViewport({ ratio: 1 });
      const endOf = async (selector: string) => {
        const found = await page.locator(selector).first().boundingBox();
        return found ? found.x + found.width : NaN;
      };
      await expect
        .poll(async () => Math.abs((await endOf('.u-cursor-pt')) - (await endOf('.u-over'))))
        .toBeLessThan(8);
    });

    test('the graph has space for the whole rates at its side', async ({ page }) => {
      await page.route(/\/web\/stocks\/[^/]+\/graph/, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { grapStocksDtos: { securityLastRate: number }[] };
        for (const point of answer.grapStocksDtos) point.securityLastRate += 127_000_000;
        await route.fulfill({ response, json: answer });
      });
      await page.goto(`${prefix}/investors-relations/stocks/`);
      await page.getByRole('slider').scrollIntoViewIfNeeded();
      const plot = page.locator('.u-over');
      await expect(plot).toBeVisible();
      const [space, label] = await plot.evaluate((over) => {
        const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        canvas.font = "13px 'Heebo Variable', Arial, sans-serif";
        return [
          parseFloat((over as HTMLElement).style.left),
          canvas.measureText('127,005,000').width,
        ] as const;
      });
      expect(space).toBeGreaterThan(label);
    });

    test('the bonds are sorted and downloaded', async ({ page }) => {
      await page.goto(`${prefix}/investors-relations/bonds/`);
      await expect(page.getByRole('rowheader')).toHaveCount(4);
      await page.getByRole('button', { name: lastRate }).click();
      const rates = await page.getByText(rate).allTextContents();
      const numbers = rates.map((text) => parseFloat(text.replace(/,/g, '')));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: csv }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^bonds_\d{4}-\d\d-\d\d\.csv$/);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text.split('\r\n').filter(Boolean)).toHaveLength(5);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

for (const prefix of ['', '/en']) {
  test(`immediate reports are a feed: ${prefix}/investors-relations/rss.xml`, async ({ page, request }) => {
    await page.goto(`${prefix}/investors-relations/`);
    const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    expect(href).toBe(`${prefix}/investors-relations/rss.xml`);
    const feed = await (await request.get(href ?? '')).text();
    expect(feed.match(/<item>/g)?.length).toBeGreaterThan(3);
    expect(feed).toMatch(/<link>https?:\/\/\S+\.pdf\?v=\w+<\/link>/);
  });
}

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the moving line does not move until asked to', async ({ page }) => {
    await page.goto('/en/investors-relations/');
    const button = page.getByRole('button', { name: 'Play: Stock ticker' });
    await expect(button).toBeVisible();
    expect((await motion(page)).animationPlayState).toBe('paused');
    await button.click();
    expect((await motion(page)).animationPlayState).toBe('running');
  });
});

test.describe('without the service', () => {
  test.use({ allowedErrors: ['Failed to load resource', 'failed:'] });
  test('pages show their built content, an error and a retry', async ({ page }) => {
    await page.route(`${cmsUrl}/web/**`, (route) =>
      route.request().url().includes('/web/bonds') || route.request().url().includes('/web/stocks')
        ? route.fulfill({
            status: 503,
            headers: { 'Access-Control-Allow-Origin': '*' },
            body: '{"error":"No"}',
          })
        : route.continue(),
    );
    await page.goto('/en/investors-relations/bonds/');
    await expect(page.getByText('Market data are not available right now.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(`${cmsUrl}/web/**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Bonds' })).toBeVisible();
  });
});
