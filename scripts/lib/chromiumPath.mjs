import { installedChromium } from './installedChromium.mjs';
import { packagedChromium } from './packagedChromium.mjs';

/** @returns {string} the browser of tests and benches: `CHROMIUM_PATH`, an installed one, or the one from npm */
export const chromiumPath = () => process.env.CHROMIUM_PATH || (installedChromium() ?? packagedChromium());
