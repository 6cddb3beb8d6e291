import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { contracts } from '../cms/seed/content/contracts';
import { reports } from '../cms/seed/content/reports';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.mjs';
import { assetPath, readAsset } from './assets';
import { catalogueHtml, contractHtml } from './documents/contractHtml';
import { documentHtml } from './documents/documentHtml';
import { documents } from './documents/documentTexts';
import { reportHtml } from './documents/reportHtml';

/* Prints all or the named documents of the demo content into cms/seed/assets, with the site's font and pictures.
   Needs Chromium (CHROMIUM_PATH, or Debian's):
   npx tsx demo/printDocuments.ts [name …] */

const FONTS = new URL('../node_modules/@fontsource-variable/heebo/files/', import.meta.url);
const UNICODE = {
  hebrew: 'U+0590-05FF, U+20AA, U+FB1D-FB4F',
  latin: 'U+0000-00FF, U+2000-206F, U+2212',
} as const;

async function fontFaces(): Promise<string> {
  const faces = Object.entries(UNICODE).map(async ([subset, range]) => {
    const data = await readFile(new URL(`heebo-${subset}-wght-normal.woff2`, FONTS));
    return `@font-face{font-family:Heebo;font-weight:100 900;src:url(data:font/woff2;base64,${data.toString('base64')});unicode-range:${range}}`;
  });
  return (await Promise.all(faces)).join('');
}

async function pictures(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of new Set(documents.flatMap(({ cover, inside }) => [cover, ...inside]))) {
    const small = await sharp(await readAsset(`${name}.jpg`))
      .resize(820)
      .jpeg({ quality: 60, mozjpeg: true })
      .toBuffer();
    found.set(name, `data:image/jpeg;base64,${small.toString('base64')}`);
  }
  return found;
}

const [fonts, found] = await Promise.all([fontFaces(), pictures()]);
const sheets = [
  ...documents.flatMap((document) =>
    (['he', 'en'] as const).map((locale) => ({
      name: `${document.name}-${locale}`,
      html: documentHtml({ document, locale, fonts, picture: (name) => found.get(name) ?? '' }),
    })),
  ),
  ...contracts.map((contract) => ({ name: contract.name, html: contractHtml(contract, fonts) })),
  { name: 'products-catalogue', html: catalogueHtml(fonts) },
  ...reports.map((report) => ({ name: report.name, html: reportHtml(report, fonts) })),
];
const names = process.argv.slice(2);
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
for (const { name, html } of sheets) {
  if (names.length > 0 && !names.includes(name)) continue;
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({
    path: assetPath(`${name}.pdf`),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  console.log(`${name}.pdf`);
}
await browser.close();
