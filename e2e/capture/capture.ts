import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { measurePage, type Finding } from './measurePage';

export const LANGUAGES = ['he', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Viewport widths in px of a desktop, a tablet and a phone, each with the height of its screen. */
export const SIZES = { 1366: 900, 820: 1180, 390: 844 } as const;
export type Width = keyof typeof SIZES;
export const WIDTHS = Object.keys(SIZES).map(Number) as Width[];

/** Results of one capture, in the format that `scripts/capture.mjs` reads. */
export interface Capture {
  screen: string;
  language: Language;
  width: Width;
  picture: string;
  findings: Finding[];
}

const folder = process.env.CAPTURE_FOLDER ?? 'captures';

/** Returns the path of a page in a language. */
export const localized = (language: Language, page: string): string =>
  language === 'en' ? `/en${page}` : page;

interface What {
  screen: string;
  language: Language;
  width: Width;
  /** Captures the whole page; by default, only the visible part. */
  fullPage?: boolean;
}

/** Saves a screenshot and its measurements as two files. */
export async function capture(
  page: Page,
  { screen, language, width, fullPage = false }: What,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const findings = await measurePage(page);
  const name = `${screen}.${language}.${width}`;
  await mkdir(folder, { recursive: true });
  const picture = `${name}.jpg`;
  await page.screenshot({
    path: path.join(folder, picture),
    fullPage,
    animations: 'disabled',
    type: 'jpeg',
    quality: 80,
  });
  const found: Capture = { screen, language, width, picture, findings };
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(found));
}
