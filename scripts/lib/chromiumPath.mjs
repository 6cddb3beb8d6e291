import { installedChromium } from './installedChromium.mjs';
import { packagedChromium } from './packagedChromium.mjs';

/**
 * @returns {string} path of the browser for tests and benchmarks: the one in `CHROMIUM_PATH`, otherwise an installed
 *   one, otherwise the one from npm
 */
export const chromiumPath = () => process.env.CHROMIUM_PATH || (installedChromium() ?? packagedChromium());
