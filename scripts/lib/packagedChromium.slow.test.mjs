import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './chromiumLaunch.mjs';

const SLOW_MS = 120_000;
const folder = mkdtempSync(path.join(tmpdir(), 'packaged-chromium-'));
const cache = path.join(folder, 'cache');

afterAll(() => rmSync(folder, { recursive: true }));

/** Calls `packagedChromium` in another process, to test concurrent calls. */
async function extractElsewhere() {
  const module = path.join(import.meta.dirname, 'packagedChromium.mjs');
  const script = `import { packagedChromium } from ${JSON.stringify(module)};
    process.stdout.write(packagedChromium({ cache: ${JSON.stringify(cache)} }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout;
}

/**
 * Opens a page in a browser and runs a function with it.
 * @template Result
 * @param {string} program path of the browser
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} use
 */
async function onPage(program, use) {
  const env = { ...CHROMIUM_LAUNCH.env, LANG: 'C' };
  const browser = await chromium.launch({ executablePath: program, ...CHROMIUM_LAUNCH, env });
  try {
    return await use(await browser.newPage({ viewport: { width: 100, height: 100 } }));
  } finally {
    await browser.close();
  }
}

/**
 * Takes a screenshot of each text.
 * @param {string} program
 * @param {readonly string[]} texts
 * @returns {Promise<Set<string>>} the pictures, without duplicates
 */
const draw = (program, texts) =>
  onPage(program, async (page) => {
    const pictures = new Set();
    for (const text of texts) {
      await page.setContent(`<p style="font-family: sans-serif">${text}</p>`);
      pictures.add((await page.screenshot()).toString('base64'));
    }
    return pictures;
  });

/**
 * Selects a file in a file input.
 * @param {string} program
 * @param {string} file
 * @returns {Promise<string>} the file name that the page receives
 */
const choose = (program, file) =>
  onPage(program, async (page) => {
    await page.setContent('<input type="file" />');
    const chooser = page.waitForEvent('filechooser');
    await page.locator('input').click();
    await (await chooser).setFiles(file);
    return page
      .locator('input')
      .evaluate((/** @type {HTMLInputElement} */ { files }) => files?.[0]?.name ?? '');
  });

(process.platform === 'linux' && process.arch === 'x64' ? it : it.skip)(
  "is extracted once by two parallel processes, and shows Hebrew without the system's fonts and languages",
  async () => {
    const [program = '', other] = await Promise.all([extractElsewhere(), extractElsewhere()]);
    expect(other).toBe(program);
    expect(readdirSync(cache)).toEqual([path.basename(path.dirname(program))]);
    // All pictures must differ, because letters without a glyph would all look the same.
    const letters = ['א', 'ב', 'ג', 'ש', 'ם', '׳', '״', '₪', 'A'];
    expect((await draw(program, letters)).size).toBe(letters.length);
    const file = path.join(folder, 'קורות חיים.pdf');
    writeFileSync(file, 'x');
    expect(await choose(program, file)).toBe('קורות חיים.pdf');
  },
  SLOW_MS,
);
