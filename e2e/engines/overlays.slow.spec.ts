import { expect, test as base } from '@playwright/test';
import type { DrivenBrowser, Driver, Engine } from '../journeys/drivers/Driver';
import { launchChromium } from '../journeys/drivers/launchChromium';
import { launchFirefox } from '../journeys/drivers/launchFirefox';
import { launchWebKit } from '../journeys/drivers/launchWebKit';
import { Visitor } from '../journeys/visitor/Visitor';
import { overlays, type Overlay, type Width } from './overlays';

const DENY_ANALYTICS = `localStorage.setItem('analytics-consent', 'denied@2026-11')`;
const SIZES = { desktop: { width: 1366, height: 900 }, phone: { width: 390, height: 844 } } as const;
/**
 * Accepted difference between engines, in pixels and as a share of the size. Engines render the same fonts with
 * slightly different widths, so lines may break at different words.
 */
const TOLERANCE = { pixels: 32, part: 0.06 };

/** Timeout in ms for an overlay to open and stop moving while three browsers run at once. */
const REST_MS = 60_000;

interface Window {
  driver: Driver;
  visitor: Visitor;
}

interface Measures {
  width: number;
  height: number;
  /** Whether the mouse can reach the middle of the element's visible part. */
  reachable: boolean;
  hasFocus: boolean;
}

const test = base.extend<object, { windows: Record<Engine, Window> }>({
  windows: [
    async ({ launchOptions }, use) => {
      const browsers: Record<Engine, DrivenBrowser> = {
        Chromium: await launchChromium(launchOptions),
        Firefox: await launchFirefox(),
        WebKit: await launchWebKit(),
      };
      const siteUrl = process.env.E2E_SITE_URL ?? 'http://localhost:9000';
      const open = async (browser: DrivenBrowser): Promise<Window> => {
        const driver = await browser.newWindow(SIZES.desktop);
        await driver.open(new URL('/robots.txt', siteUrl).href);
        await driver.evaluate(DENY_ANALYTICS);
        return { driver, visitor: new Visitor(driver, siteUrl) };
      };
      const windows = {
        Chromium: await open(browsers.Chromium),
        Firefox: await open(browsers.Firefox),
        WebKit: await open(browsers.WebKit),
      };
      await use(windows);
      for (const { driver } of Object.values(windows)) await driver.close();
      for (const browser of Object.values(browsers)) await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const isWithin = (value: number, expected: number): boolean =>
  Math.abs(value - expected) <= Math.max(TOLERANCE.pixels, expected * TOLERANCE.part);

/** Expression for the browser: whether all open dialogs have loaded and finished sliding in. */
const AT_REST = `[...document.querySelectorAll('dialog[open]')].every(
  (dialog) =>
    ![...dialog.querySelectorAll('[aria-busy="true"]')].some((part) => part.getClientRects().length > 0) &&
    dialog
      .getAnimations({ subtree: true })
      .every(({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity),
)`;

/** Measures an open overlay once it is loaded and has stopped moving. */
async function measure({ visitor, driver }: Window, overlay: Overlay): Promise<Measures> {
  const target = overlay.target(visitor).first();
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify((await target.appears()).box);
        const isStill = now === before && (await driver.evaluate(AT_REST)) === true;
        before = now;
        return isStill;
      },
      { timeout: REST_MS },
    )
    .toBe(true);
  const { box } = await target.appears();
  const seen = await target.inViewport();
  return { width: box.width, height: box.height, ...seen };
}

/** Opens an overlay at each width and measures it. If an overlay needs no opening, the page is only resized. */
async function measureAll(window: Window, overlay: Overlay, widths: readonly Width[]): Promise<Measures[]> {
  const { visitor, driver } = window;
  const measures: Measures[] = [];
  for (const width of widths) {
    await driver.resize(SIZES[width]);
    if (measures.length === 0 || overlay.open) {
      // Remove stored state such as a shortlist, because it would change the page.
      await driver.evaluate(`sessionStorage.clear(), localStorage.clear(), ${DENY_ANALYTICS}`);
      await visitor.open(overlay.path);
      await overlay.open?.(visitor, width);
    }
    measures.push(await measure(window, overlay));
  }
  return measures;
}

/** Compares the measurements of the other engines with those of Chromium. */
function compare(width: Width, { Chromium: expected, ...others }: Record<Engine, Measures>): void {
  expect(expected.reachable, width).toBe(true);
  for (const [engine, found] of Object.entries(others)) {
    const { width: w, height: h, ...states } = found;
    const message = `${engine} on a ${width}: ${JSON.stringify(found)}, Chromium: ${JSON.stringify(expected)}`;
    expect(isWithin(w, expected.width) && isWithin(h, expected.height), message).toBe(true);
    expect(states, message).toEqual({ reachable: expected.reachable, hasFocus: expected.hasFocus });
  }
}

// Alternate the order of the widths: half of the overlays begin on a desktop, half on a phone.
for (const [number, [file, overlay]] of Object.entries(overlays).entries()) {
  if ('because' in overlay) continue;
  const both = number % 2 === 0 ? (['desktop', 'phone'] as const) : (['phone', 'desktop'] as const);
  const widths: readonly Width[] = overlay.only ? [overlay.only] : both;
  test(`${file} on a ${widths.join(' and a ')}`, async ({ windows }, testInfo) => {
    const engines = Object.keys(windows) as Engine[];
    const all = await Promise.all(engines.map((engine) => measureAll(windows[engine], overlay, widths)));
    await testInfo.attach('measures', { body: JSON.stringify(all), contentType: 'application/json' });
    for (const [index, width] of widths.entries())
      compare(
        width,
        Object.fromEntries(engines.map((engine, nth) => [engine, all[nth]?.[index]])) as Record<
          Engine,
          Measures
        >,
      );
    for (const engine of engines) expect(await windows[engine].driver.errors(), engine).toEqual([]);
  });
}
