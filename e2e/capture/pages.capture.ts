import { scrollThrough, test } from '../support/test';
import { capture, SIZES, WIDTHS, type Language } from './capture';

interface Kind {
  template: string;
  pages: Record<Language, string | undefined>;
}

/** One page per template and language, chosen by `scripts/capture.mjs`. */
const KINDS = JSON.parse(process.env.CAPTURE_PAGES ?? '[]') as Kind[];

for (const { template, pages } of KINDS)
  for (const [language, address] of Object.entries(pages) as [Language, string | undefined][]) {
    if (address === undefined) continue;
    test(`a page of the kind ${template} (${language}): ${address}`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: SIZES[width] });
        if (width === WIDTHS[0]) await page.goto(address);
        await scrollThrough(page);
        await capture(page, { screen: template, language, width, fullPage: true });
      }
    });
  }
