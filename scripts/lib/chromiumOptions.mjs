import { chromiumPath } from './chromiumPath.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Chromium can lose the wakeup after a raster task that it runs in the background: the page then never draws another frame.
  // Without best-effort tasks, no raster task runs in the background.
  '--disable-best-effort-tasks',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Options with which Playwright launches Chromium in tests and benches. */
export const chromiumOptions = () => ({ executablePath: chromiumPath(), args: [...FLAGS] });
