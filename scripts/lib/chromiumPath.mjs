import { installedChromium } from './installedChromium.mjs';
import { packagedChromium } from './packagedChromium.mjs';

/** @returns {string} the browser that tests and benches start: `CHROMIUM_PATH`, else an installed one, else the one from npm */
export const chromiumPath = () => process.env.CHROMIUM_PATH || (installedChromium() ?? packagedChromium());
