import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { assetPath, readAsset } from './assets';
import { documentHtml } from './documents/documentHtml';
import { documents } from './documents/documentTexts';

/*
 * Prints the documents of the demo content into cms/seed/assets, with the site's own font and pictures.
 * Needs Chromium (CHROMIUM, else /usr/bin/chromium) and the site's packages: npx tsx demo/printDocuments.ts
 */

const FONTS = new URL('../node_modules/@fontsource-variable/heebo/files/', import.meta.url);
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS =
  '--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync --no-pdf-header-footer';

async function fontFaces(): Promise<string> {
  const faces = await Promise.all(
    ['hebrew', 'latin'].map(async (subset) => {
      const data = await readFile(new URL(`heebo-${subset}-wght-normal.woff2`, FONTS));
      const range =
        subset === 'hebrew' ? 'U+0590-05FF, U+20AA, U+FB1D-FB4F' : 'U+0000-00FF, U+2000-206F, U+2212';
      return `@font-face{font-family:Heebo;font-weight:100 900;src:url(data:font/woff2;base64,${data.toString('base64')});unicode-range:${range}}`;
    }),
  );
  return faces.join('');
}

async function pictures(): Promise<Map<string, string>> {
  const wanted = new Set(documents.flatMap(({ cover, inside }) => [cover, ...inside]));
  const found = new Map<string, string>();
  for (const name of wanted) {
    const small = await sharp(await readAsset(`${name}.jpg`))
      .resize(1000)
      .jpeg({ quality: 74 })
      .toBuffer();
    found.set(name, `data:image/jpeg;base64,${small.toString('base64')}`);
  }
  return found;
}

const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
const [fonts, found] = await Promise.all([fontFaces(), pictures()]);
for (const document of documents) {
  for (const locale of ['he', 'en'] as const) {
    const source = path.join(folder, 'page.html');
    const html = documentHtml({ document, locale, fonts, picture: (name) => found.get(name) ?? '' });
    await writeFile(source, html);
    const target = assetPath(`${document.name}-${locale}.pdf`);
    await promisify(execFile)(CHROMIUM, [
      ...FLAGS.split(' '),
      `--user-data-dir=${folder}/profile`,
      `--print-to-pdf=${target}`,
      source,
    ]);
  }
}
await rm(folder, { recursive: true });
