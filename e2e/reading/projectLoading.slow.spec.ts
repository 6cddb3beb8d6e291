import { brotliCompressSync } from 'node:zlib';
import { QUERY_LIBRARY, scriptsThatRan } from '../support/scriptsThatRan';
import { expect, test } from '../support/test';

/** One page per layout of projects, with a part that it loads late. */
const LAYOUTS = [
  { layout: 'rental', path: '/en/projects/boulevard-12/', late: '#apartments' },
  { layout: 'marketing', path: '/en/projects/hamesila-quarter/', late: '#apartments' },
  { layout: 'standard', path: '/en/projects/vistula-homes/', late: '#contact-us' },
] as const;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
] as const;

/** Limit for the scripts that run before the first interaction, in bytes after Brotli compression. */
const MAX_BYTES = 145_000;
for (const { layout, path, late } of LAYOUTS) {
  for (const viewport of SCREENS) {
    test.describe(`${layout} at ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, untouched: true });

      test('runs few scripts before the first interaction', async ({ page }) => {
        await page.goto(path);
        const scripts = await scriptsThatRan(page);
        const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
        expect(scripts.length).toBeGreaterThan(3);
        expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
      });

      test('has no layout shifts, and its largest paint is the first picture, preloaded in the head', async ({
        page,
      }) => {
        await page.addInitScript(() => {
          const seen = { shift: 0, largest: '' };
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              seen.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              seen.largest = (entry as unknown as { element: Element | null }).element?.tagName ?? '';
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const preload = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
        await expect(preload).not.toHaveCount(0);
        const largest = () =>
          page.evaluate(() => (window as unknown as { seen: { largest: string } }).seen.largest);
        expect(await largest()).toBe('IMG');
        await page.locator(late).scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(
          () => (window as unknown as { seen: { shift: number } }).seen.shift,
        );
        expect(shift).toBeLessThan(0.02);
      });
    });
  }
}

test.describe('before the first interaction', () => {
  test.use({ untouched: true });
  test('the homes are in the HTML, and work from the first interaction on', async ({ page }) => {
    await page.goto('/en/projects/boulevard-12/');
    const before = await scriptsThatRan(page);
    expect(before.filter((script) => script.includes(QUERY_LIBRARY))).toEqual([]);
    await expect(page.locator('#apartments').getByRole('listitem').first()).toBeAttached();
    await page.mouse.move(100, 100);
    await expect.poll(async () => (await scriptsThatRan(page)).join().includes(QUERY_LIBRARY)).toBe(true);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const save = page
      .locator('#apartments')
      .getByRole('button', { name: /^Keep on the shortlist/ })
      .first();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(errors).toEqual([]);
  });
});
