import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { isHydrated } from './isHydrated';

/** Check every 100 ms. A check in each animation frame, which is the default, would slow down the hydration. */
const POLL = { polling: 100 };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** URL of the CMS under test. */
export const cmsUrl = process.env.E2E_CMS_URL ?? 'http://localhost:3000';

interface Watch {
  /** Console messages that the page may log, each as a part of its text. */
  allowedErrors: string[];
  /** Whether the visitor has answered the consent question before, so that the banner is hidden. */
  answeredConsent: boolean;
  /**
   * Whether to leave the page alone until the test does something. Parts that load after the first interaction then
   * stay unloaded.
   */
  untouched: boolean;
}

/**
 * Playwright's `test` with a page that is watched. A test fails on console errors, exceptions, failed requests, and
 * requests to other machines.
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
      page.on('console', (message) => {
        const text = message.text();
        // "Rendered again" means that the built HTML did not match what React rendered.
        // `src/app/reportRecoverableError.ts` logs it.
        if (message.type() === 'error' || text.startsWith('Rendered again')) note(`console: ${text}`);
      });
      page.on('pageerror', (error) => note(`exception: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost')
          note(`request outside: ${request.url()}`);
      });
      page.on('requestfailed', (request) => {
        // Ignore aborted requests, because the browser cancels prefetches when it navigates.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          note(`failed: ${request.url()} ${request.failure()?.errorText}`);
      });
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (waits) await page.waitForFunction(isHydrated, undefined, POLL);
        return response;
      };
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        if (waits) await page.waitForFunction(isHydrated, undefined, POLL);
        return response;
      };
      await use(undefined);
      expect(faults, 'what the page did wrong').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Runs in the browser before the scripts of the page, and stores the answer to the consent question. The key must match
 * that of `src/lib/analytics.ts`; `consent.slow.spec.ts` checks this.
 */
function answerConsent(): void {
  if (window.origin.startsWith('http')) localStorage.setItem('analytics-consent', 'denied@2026-11');
}

export { expect };

/** Style sheet that turns sticky bars into static ones. */
const STUCK =
  'header, [data-keep-clear], [data-keep-clear-above], [data-section-bar] { position: static !important }';

/** Asserts that axe finds no violations on the current page (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await axeViolations(page, (axe) =>
    axe
      .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
      .withTags(WCAG),
  );
  expect(found, 'what axe found').toEqual([]);
}

/**
 * Runs axe and returns the violations on the page as texts.
 * @param choose chooses the rules and the parts of the page to check
 */
export async function axeViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Wait until animations have ended, because axe would measure colours that are half faded. Endless animations, such
  // as that of a skeleton, may continue. An animation that `content-visibility` skips never ends, so it is finished
  // after a timeout.
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
  // Move sticky bars out of the way. They cover controls, which axe would then report as too small. A constructed style
  // sheet is used, because pages of the CMS allow no inline styles.
  const inFlow = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, STUCK);
  // Use the slower mode only if the page has frames. To check frames of other origins, axe opens a separate page, which
  // doubles the time.
  const hasFrames = page.frames().length > 1;
  const { violations } = await choose(new AxeBuilder({ page })).setLegacyMode(!hasFrames).analyze();
  await inFlow.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}

/** Asserts that the page cannot be scrolled horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels that stick out sideways').toBeLessThanOrEqual(0);
}

/**
 * Scrolls through the page, so that every part that loads near the viewport is loaded. Then waits until the network is
 * idle.
 */
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
