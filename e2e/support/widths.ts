import { expect, type Page } from '@playwright/test';

/**
 * Widths in px that every page must fit: small phones (WCAG 2.2, 1.4.10 Reflow), phones, and both sides of each
 * breakpoint.
 */
const WIDTHS = [320, 360, 390, 768, 1040, 1366, 1920];

/** Maximum time for a page to adapt to a new width while another browser is running. */
const SETTLED_MS = 3000;

/** Height of a small phone for each width, so that styles for low screens are checked too. */
const heightOf = (width: number): number => (width < 768 ? 640 : 900);

/**
 * Asserts that a page fits every width: no horizontal scrolling, and nothing visible or focusable outside the page.
 * Restores the viewport.
 */
export async function expectToFitEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) });
    let outside = await page.evaluate(whatLiesOutside);
    // Components that depend on the width adapt shortly after their style sheet.
    for (const end = Date.now() + SETTLED_MS; outside.length > 0 && Date.now() < end;)
      outside = await page.evaluate(whatLiesOutside);
    found.push(...outside.map((what) => `${width} px: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  expect(found, 'what does not fit the page').toEqual([]);
}

/** Runs in the browser after layout. Returns descriptions of overflowing elements. */
export async function whatLiesOutside(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { clientWidth, scrollWidth } = document.documentElement;
  const outside = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    // Screen-reader text is a clipped square of one pixel.
    return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
  };
  /** Scrolling rows may contain content outside the viewport; clipping boxes may contain only decoration there. */
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
