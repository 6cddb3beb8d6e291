import './lib/useSupportedNode.mjs';
import { JOURNEYS } from './screenReader/journeys.mjs';
import { ScreenReader } from './screenReader/ScreenReader.mjs';

/**
 * Visits the running site with the screen reader Orca and prints its speech: see
 * `docs/guides/listen-to-the-site.md`.
 * Arguments: the address of the site, then names of journeys; all by default. `--firefox` uses Firefox.
 */
const args = process.argv.slice(2);
const browser = args.includes('--firefox') ? 'firefox' : 'chromium';
const [site = 'http://localhost:8000', ...chosen] = args.filter((arg) => !arg.startsWith('--'));

for (const [name, { path, act }] of Object.entries(JOURNEYS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const reader = new ScreenReader();
  console.log(`\n# ${name}: ${path}, ${browser}`);
  try {
    await reader.start(new URL(path, site).href, browser);
    await act(reader);
  } catch (error) {
    console.log(`! ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await reader.stop();
  }
}
