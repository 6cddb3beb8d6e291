import { CHROMIUM_FLAGS } from './chromiumFlags.mjs';
import { chromiumPath } from './chromiumPath.mjs';

/** Options with which commands and benches launch Chromium by Playwright. */
export const chromiumOptions = () => ({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
