import { expect, type Page } from '@playwright/test';

/**
 * Viewport widths in px that every page must fit. They are those of small phones (WCAG 2.2, 1.4.10 Reflow), of usual
 * phones, and of both sides of each breakpoint.
 */
const WIDTHS = [320, 360, 390, 768, 1040, 1366, 1920];

/** Time in ms that a page may need to adapt to a new width. Another browser may be running. */
const SETTLED_MS = 3000;

/** Returns the height of the viewport. It is small on phones, so that styles for low screens are checked too. */
const heightOf = (width: number): number => (width < 768 ? 640 : 900);

/**
 * Asserts that a page fits every width: it cannot be scrolled horizontally, and nothing visible or focusable is outside
 * the viewport. Restores the viewport afterwards.
 */
export async function expectToFitEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) });
    let outside = await page.evaluate(whatLiesOutside);
    // Check again for a while. Components that measure the width adapt shortly after the style sheet.
    for (const end = Date.now() + SETTLED_MS; outside.length > 0 && Date.now() < end;)
      outside = await page.evaluate(whatLiesOutside);
    found.push(...outside.map((what) => `${width} px: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  expect(found, 'what does not fit the page').toEqual([]);
}

/** Runs in the browser once layout is done. Returns a description of each element that overflows. */
export async function whatLiesOutside(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { clientWidth, scrollWidth } = document.documentElement;
  const outside = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    // Ignore boxes of one pixel: text for screen readers is clipped to that size.
    return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
  };
  /**
   * Checks whether an element may be outside the viewport. In a row that scrolls, any element may be. In a box that
   * clips its content, only decoration may be, and no controls.
   */
  const isExcused = (element: Element) => {
    const isControl = element.matches('a[href], button, input, select, textarea, summary');
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || box.matches('.swiper')) return true;
      if (overflowX !== 'visible' && !isControl) return true;
    }
    return false;
  };
  const sideways = scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => outside(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isExcused(element))
    .slice(0, 5)
    .reduce(
      (all, { tagName, textContent }) => [...all, `<${tagName.toLowerCase()}> ${textContent.slice(0, 40)}`],
      sideways,
    );
}
