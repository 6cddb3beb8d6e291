import { expect, type Page } from '@playwright/test';

/** Widths in px that every page must fit: small phones (WCAG 2.2, 1.4.10 Reflow), phones, and both sides of each breakpoint. */
const WIDTHS = [320, 360, 390, 768, 1040, 1366, 1920];

/** How long a page may take to fit a new width while another browser runs beside it. */
const SETTLED_MS = 3000;

/** As high as the small phone of each width, so that what is meant for a low screen is looked at as well. */
const heightOf = (width: number): number => (width < 768 ? 640 : 900);

/**
 * Asserts that a page fits every width, after one load: nothing scrolls sideways, and nothing that can be seen or reached by
 * keyboard lies outside of the page. The viewport is put back afterwards.
 * @param page as it is now
 */
export async function expectToFitEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) });
    let outside = await page.evaluate(whatLiesOutside);
    // What a component decides by the width of the screen follows a moment after its style sheet.
    for (const end = Date.now() + SETTLED_MS; outside.length > 0 && Date.now() < end;)
      outside = await page.evaluate(whatLiesOutside);
    found.push(...outside.map((what) => `${width} px: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  expect(found, 'what does not fit the page').toEqual([]);
}

/** Runs in the browser once it has laid out the page: what sticks out, in words. */
async function whatLiesOutside(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { clientWidth, scrollWidth } = document.documentElement;
  const outside = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    // Text for screen readers alone is a clipped square of one pixel.
    return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
  };
  /** Slides and rows that scroll by themselves may hold what is not in view now; a box that merely clips may hold decoration alone. */
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
