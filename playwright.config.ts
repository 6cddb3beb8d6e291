import { defineConfig, devices } from '@playwright/test';
import type { JourneyOptions } from './e2e/journeys/test';
import { CHROMIUM_LAUNCH } from './scripts/lib/chromiumLaunch.mjs';
import { installedChromium } from './scripts/lib/installedChromium.mjs';

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** The main journeys, once per engine. */
const JOURNEYS = { testMatch: /journeys\/.*\.spec\.ts/, retries: 0 };

export default defineConfig<object, JourneyOptions>({
  testDir: 'e2e',
  // Tests of a project change data that later ones read. `scripts/checks.mjs` runs the two writing projects
  // in parallel, and gives the reading one a worker per core.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two browsers, the CMS, the worker and the builder share two processors, whose speed varies by half.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    // A blocked action fails after a minute, before its test times out.
    actionTimeout: 60_000,
    baseURL: process.env.E2E_SITE_URL ?? 'http://localhost:9000',
    // Traces make a test half as long again. `npm run e2e -- --trace=retain-on-failure` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Commands set a browser. Playwright cannot load `chromiumPath`, which extracts one from npm, because it
    // compiles modules to CommonJS.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || installedChromium(),
      ...CHROMIUM_LAUNCH,
    },
  },
  projects: [
    { ...JOURNEYS, name: 'journeys', use: { engine: 'Chromium' } },
    // Chromium walks each journey in both languages, the other engines in one.
    { ...JOURNEYS, name: 'journeys in Firefox', use: { engine: 'Firefox' }, grepInvert: / \/en\// },
    { ...JOURNEYS, name: 'journeys in WebKit', use: { engine: 'WebKit' }, grepInvert: / \/(?!en\/)/ },
    // Compares dialogs, menus, carousels and maps between the engines.
    { name: 'engines', testMatch: /engines\/.*\.spec\.ts/ },
    { name: 'reading', use: DESKTOP, testMatch: /reading\/.*\.spec\.ts/, fullyParallel: true },
    {
      name: 'reading on a phone',
      // Draws one pixel per CSS pixel: seven times as many, without a GPU, show nothing more.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
      testMatch: /reading\/pages\.slow\.spec\.ts/,
      grep: /@phone/,
      fullyParallel: true,
    },
    // Publishing by editors, and reservations with payments.
    { name: 'content', use: DESKTOP, testMatch: /content\/.*\.spec\.ts/ },
    // Other services for visitors, and the work of staff.
    { name: 'services', use: DESKTOP, testMatch: /services\/.*\.spec\.ts/ },
  ],
});
