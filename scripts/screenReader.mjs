import './lib/useSupportedNode.mjs';
import { JOURNEYS } from './screenReader/journeys.mjs';
import { ScreenReader } from './screenReader/ScreenReader.mjs';

/**
 * Visits the running site with the screen reader Orca and prints what it says (see
 * `docs/guides/listen-to-the-site.md`). The first argument is the URL of the site. The names of journeys may follow;
 * without them, all journeys run. `--firefox` uses Firefox.
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
