import { defineConfig, devices } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Visits that change nothing, so that any number may run at once. */
const READING = /reading\/.*\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  // Other visits change what the next one reads. `scripts/checks.mjs` gives those that only read a worker per core.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // About one page in a hundred gets no frame to draw from headless Chromium without a GPU. `npm test` names what passed only when it
  // was tried again.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.E2E_SITE_URL ?? 'http://localhost:9000',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'reading', use: DESKTOP, testMatch: READING, fullyParallel: true },
    {
      name: 'reading on a phone',
      use: devices['Pixel 7'],
      testMatch: /reading\/pages\.spec\.ts/,
      fullyParallel: true,
    },
    { name: 'visits', use: DESKTOP, testIgnore: READING },
  ],
});
