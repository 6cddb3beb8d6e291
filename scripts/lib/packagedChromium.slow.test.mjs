import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const SLOW_MS = 120_000;
const cache = mkdtempSync(path.join(tmpdir(), 'packaged-chromium-'));

afterAll(() => rmSync(cache, { recursive: true }));

/** Calls `packagedChromium` in another process. */
async function extractElsewhere() {
  const module = path.join(import.meta.dirname, 'packagedChromium.mjs');
  const script = `import { packagedChromium } from ${JSON.stringify(module)};
    process.stdout.write(packagedChromium({ cache: ${JSON.stringify(cache)} }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout;
}

/** @param {string} program @param {readonly string[]} texts @returns {Promise<Set<string>>} their different pictures */
async function draw(program, texts) {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
    const pictures = new Set();
    for (const text of texts) {
      await page.setContent(`<p style="font-family: sans-serif">${text}</p>`);
      pictures.add((await page.screenshot()).toString('base64'));
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

(process.platform === 'linux' && process.arch === 'x64' ? it : it.skip)(
  'is extracted once for two processes at the same time, and draws Hebrew without fonts of the system',
  async () => {
    const [program = '', other] = await Promise.all([extractElsewhere(), extractElsewhere()]);
    expect(other).toBe(program);
    expect(readdirSync(cache)).toEqual([path.basename(path.dirname(program))]);
    // A letter without a glyph would be the same box as any other.
    const letters = ['א', 'ב', 'ג', 'ש', 'ם', '׳', '״', '₪', 'A'];
    expect((await draw(program, letters)).size).toBe(letters.length);
  },
  SLOW_MS,
);
