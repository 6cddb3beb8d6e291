import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Configuration for `npm run capture`. Uses two browser windows at a time, one per CPU core. */
export default defineConfig<{ allowedErrors: string[] }>(
  base as PlaywrightTestConfig<{ allowedErrors: string[] }>,
  {
    testDir: '.',
    testMatch: /\.capture\.ts$/,
    outputDir: '../../test-results/capture',
    workers: 2,
    fullyParallel: true,
    timeout: 180_000,
    expect: { timeout: 10_000 },
    reporter: [['dot']],
    use: {
      trace: 'off',
      screenshot: 'off',
      actionTimeout: 15_000,
      contextOptions: { reducedMotion: 'reduce' },
      // Allow all errors, because some screens show a failure on purpose.
      allowedErrors: [''],
    },
    projects: [{ name: 'capture' }],
  },
);
