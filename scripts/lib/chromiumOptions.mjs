import { CHROMIUM_LAUNCH } from './chromiumLaunch.mjs';
import { chromiumPath } from './chromiumPath.mjs';

/** Returns Playwright's launch options for commands and benchmarks. */
export const chromiumOptions = () => ({ executablePath: chromiumPath(), ...CHROMIUM_LAUNCH });
