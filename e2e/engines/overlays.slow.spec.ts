import { expect, test as base } from '@playwright/test';
import type { DrivenBrowser, Driver, Engine } from '../journeys/drivers/Driver';
import { launchChromium } from '../journeys/drivers/launchChromium';
import { launchFirefox } from '../journeys/drivers/launchFirefox';
import { launchWebKit } from '../journeys/drivers/launchWebKit';
import { Visitor } from '../journeys/visitor/Visitor';
import { overlays, type Overlay, type Width } from './overlays';

const DENY_ANALYTICS = `localStorage.setItem('analytics-consent', 'denied@2026-11')`;
const SIZES = { desktop: { width: 1366, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Engines render the same fonts with slightly different widths, so lines may break differently. */
const TOLERANCE = { pixels: 32, part: 0.06 };

/** Three browsers at once open an overlay within this time. */
const REST_MS = 60_000;

interface Window {
  driver: Driver;
  visitor: Visitor;
}

interface Measures {
  width: number;
  height: number;
  /** Tells whether the middle of the element's visible part can be pressed. */
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

/** Tells whether open dialogs are loaded and have slid in. */
const AT_REST = `[...document.querySelectorAll('dialog[open]')].every(
  (dialog) =>
    ![...dialog.querySelectorAll('[aria-busy="true"]')].some((part) => part.getClientRects().length > 0) &&
    dialog
      .getAnimations({ subtree: true })
      .every(({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity),
)`;

/** Opens an overlay and waits until it is loaded and has stopped moving. */
async function measure({ visitor, driver }: Window, overlay: Overlay, width: Width): Promise<Measures> {
  await driver.resize(SIZES[width]);
  await visitor.open(overlay.path);
  await overlay.open?.(visitor, width);
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
  // State from one test, such as a shortlist, affects the next.
  await driver.evaluate(`sessionStorage.clear(), localStorage.clear(), ${DENY_ANALYTICS}`);
  return { width: box.width, height: box.height, ...seen };
}

// In turns on a desktop and on a phone; pages and services are visited on both.
for (const [number, [file, overlay]] of Object.entries(overlays).entries()) {
  if ('because' in overlay) continue;
  const width = overlay.only ?? (number % 2 === 0 ? 'desktop' : 'phone');
  test(`${file} on a ${width}`, async ({ windows }, testInfo) => {
    const engines = Object.keys(windows) as Engine[];
    const all = await Promise.all(engines.map((engine) => measure(windows[engine], overlay, width)));
    const measures = Object.fromEntries(engines.map((engine, index) => [engine, all[index] as Measures]));
    await testInfo.attach('measures', { body: JSON.stringify(measures), contentType: 'application/json' });
    const { Chromium: expected, ...others } = measures as Record<Engine, Measures>;
    expect(expected.reachable).toBe(true);
    for (const [engine, found] of Object.entries(others)) {
      const { width: w, height: h, ...states } = found;
      const message = `${engine}: ${JSON.stringify(found)}, Chromium: ${JSON.stringify(expected)}`;
      expect(isWithin(w, expected.width) && isWithin(h, expected.height), message).toBe(true);
      expect(states, message).toEqual({ reachable: expected.reachable, hasFocus: expected.hasFocus });
    }
    for (const engine of engines) expect(await windows[engine].driver.errors(), engine).toEqual([]);
  });
}
