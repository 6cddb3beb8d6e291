import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run capture`: two windows at a time, one per core. */
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
      // Some screens show a failure.
      allowedErrors: [''],
    },
    projects: [{ name: 'capture' }],
  },
);
