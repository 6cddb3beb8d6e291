import { defineConfig, devices } from '@playwright/test';
import type { JourneyOptions } from './e2e/journeys/test';
import { CHROMIUM_LAUNCH } from './scripts/lib/chromiumLaunch.mjs';
import { installedChromium } from './scripts/lib/installedChromium.mjs';

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** The main journeys, in one engine each. */
const JOURNEYS = { testMatch: /journeys\/.*\.spec\.ts/, retries: 0 };

export default defineConfig<object, JourneyOptions>({
  testDir: 'e2e',
  // Visits change what the next one of their project reads. `scripts/checks.mjs` runs the two projects that change something at once, and
  // gives the one that only reads a worker per core.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two browsers, the CMS, the worker and the builder share two processors, which are half as fast in some minutes as in others.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    // What cannot be done in a minute fails, and does not wait for the end of its test.
    actionTimeout: 60_000,
    baseURL: process.env.E2E_SITE_URL ?? 'http://localhost:9000',
    // The film of a trace makes a test take a third longer. A failure has its screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // The commands name a browser. Playwright cannot load `chromiumPath`, which extracts one from npm: it compiles modules to CommonJS.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || installedChromium(),
      ...CHROMIUM_LAUNCH,
    },
  },
  projects: [
    { ...JOURNEYS, name: 'journeys', use: { engine: 'Chromium' } },
    { ...JOURNEYS, name: 'journeys in Firefox', use: { engine: 'Firefox' } },
    { ...JOURNEYS, name: 'journeys in WebKit', use: { engine: 'WebKit' } },
    // Dialogs, menus, carousels and maps, compared between the engines.
    { name: 'engines', testMatch: /engines\/.*\.spec\.ts/ },
    { name: 'reading', use: DESKTOP, testMatch: /reading\/.*\.spec\.ts/, fullyParallel: true },
    {
      name: 'reading on a phone',
      // A pixel for each of the layout: seven times as many, drawn without a GPU, show nothing more.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
      testMatch: /reading\/pages\.spec\.ts/,
      grep: /@phone/,
      fullyParallel: true,
    },
    // What editors publish, and homes that are reserved and paid for.
    { name: 'content', use: DESKTOP, testMatch: /content\/.*\.spec\.ts/ },
    // What else visitors send, and what staff do with it.
    { name: 'services', use: DESKTOP, testMatch: /services\/.*\.spec\.ts/ },
  ],
});
