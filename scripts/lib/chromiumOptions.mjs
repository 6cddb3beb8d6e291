import { CHROMIUM_LAUNCH } from './chromiumLaunch.mjs';
import { chromiumPath } from './chromiumPath.mjs';

/** Options with which commands and benches launch Chromium by Playwright. */
export const chromiumOptions = () => ({ executablePath: chromiumPath(), ...CHROMIUM_LAUNCH });
