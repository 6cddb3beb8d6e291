import { expect, test as base } from '@playwright/test';
import type { DrivenBrowser, Engine } from './drivers/Driver';
import { launchChromium } from './drivers/launchChromium';
import { launchFirefox } from './drivers/launchFirefox';
import { launchWebKit } from './drivers/launchWebKit';
import { Visitor } from './visitor/Visitor';

export interface JourneyOptions {
  /** Browser engine of a Playwright project's journeys. */
  engine: Engine;
}

interface Fixtures {
  /** Allowed console messages in this test, as parts of their text. */
  allowedErrors: string[];
  visitor: Visitor;
}

const DESKTOP = { width: 1366, height: 900 };

/**
 * Playwright's test with a visitor in a browser of any engine. Logged and thrown errors of a page fail the
 * test.
 */
export const test = base.extend<Fixtures, JourneyOptions & { drivenBrowser: DrivenBrowser }>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  allowedErrors: [[], { option: true }],
  drivenBrowser: [
    async ({ engine, launchOptions }, use) => {
      const launch = {
        Chromium: () => launchChromium(launchOptions),
        Firefox: launchFirefox,
        WebKit: launchWebKit,
      };
      const browser = await launch[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ drivenBrowser, baseURL, allowedErrors }, use, testInfo) => {
    const driver = await drivenBrowser.newWindow(DESKTOP);
    const siteUrl = baseURL ?? '';
    // Answers the consent question before the first page.
    await driver.open(new URL('/robots.txt', siteUrl).href);
    await driver.evaluate(`localStorage.setItem('analytics-consent', 'denied@2026-11')`);
    await use(new Visitor(driver, siteUrl));
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('window', { body: await driver.screenshot(), contentType: 'image/png' });
    const errors = (await driver.errors()).filter(
      (error) => !allowedErrors.some((allowed) => error.includes(allowed)),
    );
    await driver.close();
    expect(errors, 'errors of the pages').toEqual([]);
  },
});

export { expect };
