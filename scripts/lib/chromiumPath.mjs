import { existsSync } from 'node:fs';

/**
 * Where Debian puts Chromium: first the shell without windows, which takes half the time for the same pages. The programs themselves before
 * the script in `/usr/bin`, which adds flags for a desktop.
 */
const PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
];

/** @returns {string} the Chromium that tests and benches start: `CHROMIUM_PATH`, else the first that is installed */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH || (PLACES.find((place) => existsSync(place)) ?? '/usr/bin/chromium');
