import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { isHydrated } from './isHydrated';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Address of the CMS under test. */
export const cmsUrl = process.env.E2E_CMS_URL ?? 'http://localhost:3000';

interface Watch {
  /** Messages the page may write to its console in this test, as part of their text. */
  allowedErrors: string[];
  /** Whether the visitor has answered the question about measuring before; then it does not stand on the page. */
  answeredConsent: boolean;
  /** Whether the visitor does nothing on a page until the test does: parts that come late wait. */
  untouched: boolean;
}

/**
 * Playwright's test, with a page that is watched: an error in the console, an exception, a failed request
 * or a request to anywhere but this machine fails the test.
 */
export const test = base.extend<Watch & { watched: undefined }>({
  allowedErrors: [[], { option: true }],
  answeredConsent: [true, { option: true }],
  untouched: [false, { option: true }],
  watched: [
    async ({ page, allowedErrors, answeredConsent, untouched, javaScriptEnabled }, use) => {
      const waits = javaScriptEnabled !== false && !untouched;
      if (answeredConsent) await page.addInitScript(answerConsent);
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!allowedErrors.some((allowed) => fault.includes(allowed))) faults.push(fault);
      };
      page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
      page.on('pageerror', (error) => note(`exception: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost')
          note(`request outside: ${request.url()}`);
      });
      page.on('requestfailed', (request) => {
        // The browser itself drops what it fetched ahead when the visitor goes on.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          note(`failed: ${request.url()} ${request.failure()?.errorText}`);
      });
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (waits) await page.waitForFunction(isHydrated);
        return response;
      };
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        if (waits) await page.waitForFunction(isHydrated);
        return response;
      };
      await use(undefined);
      expect(faults, 'what the page did wrong').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the browser, before the page's own scripts. The text is of `src/lib/analytics.ts`; `consent.slow.spec.ts` holds them together. */
function answerConsent(): void {
  if (window.origin.startsWith('http')) localStorage.setItem('analytics-consent', 'denied@2026-11');
}

export { expect };

/** Bars that stick to an edge of the screen, where they stand in the page. */
const STUCK = '[data-keep-clear], [data-section-bar] { position: static !important }';

/** Asserts that axe finds nothing on the page as it is now (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe would measure a colour half faded in. Animations without an end, such as a skeleton's, continue. An animation in a part that
  // `content-visibility` skips does not end by itself.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    const finished = Promise.allSettled(ending.map((animation) => animation.finished));
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 5000))]);
    for (const animation of ending) if (animation.playState === 'running') animation.finish();
  });
  // What stays at an edge of the screen lies on whatever is scrolled below it: for that a control is not too small.
  // A constructed sheet, since pages of the CMS allow no style element of others.
  const inFlow = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, STUCK);
  // Frames of other origins need a page of axe's own beside this one, which takes as long as the check itself.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .setLegacyMode(!hasFrames)
    .analyze();
  await inFlow.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
  expect(found, 'what axe found').toEqual([]);
}

/** Asserts that nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels that stick out sideways').toBeLessThanOrEqual(0);
}

/** Scrolls through the page, so that everything that loads when it comes near has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
