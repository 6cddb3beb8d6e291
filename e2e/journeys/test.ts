import { expect, test as base } from '@playwright/test';
import type { DrivenBrowser, Engine } from './drivers/Driver';
import { launchChromium } from './drivers/launchChromium';
import { launchFirefox } from './drivers/launchFirefox';
import { launchWebKit } from './drivers/launchWebKit';
import { Visitor } from './visitor/Visitor';

export interface JourneyOptions {
  /** Browser engine in which a Playwright project runs the journeys. */
  engine: Engine;
}

interface Fixtures {
  /** Console messages that this test allows, each as a part of its text. */
  allowedErrors: string[];
  visitor: Visitor;
}

const DESKTOP = { width: 1366, height: 900 };

/**
 * Playwright's `test` with a visitor who uses a browser of any engine. A test fails if a page logs or throws an error.
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
    // Reject analytics before the first page opens, so that the consent banner does not appear. This needs some
    // document of the site, such as `/robots.txt`.
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
