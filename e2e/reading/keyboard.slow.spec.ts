import { expect, test } from '../support/test';

/** Limit of key presses. A gallery has far fewer focusable elements, even with its buttons and bullets. */
const MAX_PRESSES = 30;

for (const path of ['/investors-relations/', '/en/investors-relations/'])
  for (const [width, height] of [
    [390, 700],
    [1366, 650],
  ] as const)
    test(`the stock ticker covers no focused element of ${path} at ${width} px (WCAG 2.4.11)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const covered = await page.evaluate(() => {
        const ticker = document.querySelector('[data-keep-clear-above]');
        const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !ticker?.contains(control),
        );
        // Focus the elements backwards, so that each one scrolls into view from above.
        return controls.reverse().filter((control) => {
          control.focus();
          const { top, bottom } = control.getBoundingClientRect();
          const bar = ticker?.getBoundingClientRect();
          return !bar || (top < bar.bottom - 1 && bottom > bar.top + 1);
        }).length;
      });
      expect(covered).toBe(0);
    });

test.describe('the keyboard gets past carousels (WCAG 2.1.2)', () => {
  for (const [path, name, width] of [
    ['/', 'מה שאנחנו בונים, ומה שכבר עומד', 1366],
    ['/en/', 'What we’re building, and what we’ve built', 768],
  ] as const)
    for (const [key, start] of [
      ['Tab', '.swiper-slide-active a >> nth=0'],
      ['Shift+Tab', 'button >> nth=-1'],
    ] as const)
      test(`${path} at ${width} px, with ${key}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const gallery = page.getByRole('group', { name });
        await gallery.scrollIntoViewIfNeeded();
        await expect(gallery.locator('.swiper-initialized')).toBeVisible();
        await gallery.locator(start).focus();
        let presses = 0;
        const inside = () => gallery.evaluate((group) => group.contains(document.activeElement));
        while (presses < MAX_PRESSES && (await inside())) {
          await page.keyboard.press(key);
          presses += 1;
        }
        expect(presses, 'presses until the focus has left').toBeLessThan(MAX_PRESSES);
      });
});
