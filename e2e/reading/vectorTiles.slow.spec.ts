import type { Server } from 'node:http';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_LAUNCH } from '../../scripts/lib/chromiumLaunch.mjs';
import { installedChromium } from '../../scripts/lib/installedChromium.mjs';
import { color } from '../../src/theme/tokens';
import { serveMapPage, TILES } from '../support/serveMapPage';

/** Zoom level at which the streets around the head office are visible. */
const STREETS = 16;

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || installedChromium(),
    ...CHROMIUM_LAUNCH,
    // Enables WebGL on a machine without a graphics card.
    args: [...CHROMIUM_LAUNCH.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

let server: Server;
let address = '';
test.beforeAll(async () => {
  ({ server, address } = await serveMapPage());
});
test.afterAll(() => {
  server.close();
});

const map = (page: Page) => page.getByRole('group', { name: 'Map under test' });
const canvas = (page: Page) => map(page).locator('[data-drawn] canvas');

/** Records the errors of the page, including violations of the Content-Security-Policy, which the browser logs. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Records the paths of all requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Takes a screenshot of the map and returns its pixels. */
async function pixelsOf(page: Page) {
  const { data, info } = await sharp(await map(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3);
  return { at, width: info.width, height: info.height };
}

/** Returns the share of the map's pixels that have a colour. */
async function shareOf(page: Page, hex: string): Promise<number> {
  const { at, width, height } = await pixelsOf(page);
  const wanted = parseInt(hex.slice(1), 16);
  let count = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (at(x, y) === wanted) count += 1;
  return count / (width * height);
}

for (const { language, letters, link } of [
  { language: 'he', letters: /^[\u05d0-\u05ea]$/, link: '© תורמי OpenStreetMap' },
  { language: 'en', letters: /^[a-z]$/, link: '© OpenStreetMap contributors' },
])
  test(`draws streets with names and attribution: ${language}`, async ({ page }) => {
    const errors = errorsOf(page);
    const drawn: string[] = [];
    await page.exposeFunction('noteGlyph', (glyph: string) => drawn.push(glyph));
    await page.addInitScript(() => {
      const note = Reflect.get(window, 'noteGlyph') as (glyph: string) => Promise<void>;
      const { prototype } = OffscreenCanvasRenderingContext2D;
      const draw = Reflect.get(prototype, 'fillText') as (...args: unknown[]) => void;
      Reflect.set(prototype, 'fillText', function (this: unknown, ...args: [string, ...unknown[]]) {
        void note(args[0]);
        draw.apply(this, args);
      });
    });
    await page.goto(`${address}/?language=${language}&zoom=${STREETS}`);
    await expect(canvas(page)).toBeVisible();
    await expect.poll(() => shareOf(page, color.mapGreen)).toBeGreaterThan(0.005);
    await expect
      .poll(() => new Set(drawn.filter((glyph) => letters.test(glyph))).size, 'letters of the names')
      .toBeGreaterThan(10);
    const attribution = map(page).getByRole('link', { name: link });
    await expect(attribution).toBeVisible();
    await expect(attribution).toHaveAttribute('href', `https://www.openstreetmap.org/copyright/${language}`);
    expect(errors).toEqual([]);
  });

test('follows buttons and drags with the pins', async ({ page }) => {
  await page.goto(`${address}/?language=en&zoom=${STREETS}`);
  await expect.poll(() => shareOf(page, color.mapGreen)).toBeGreaterThan(0.005);
  const pin = map(page).getByRole('button', { name: 'Head office' });
  /** Returns the position of the left edge of the western park, in px. */
  const park = async () => {
    const { at, width } = await pixelsOf(page);
    const green = parseInt(color.mapGreen.slice(1), 16);
    return Array.from({ length: width }, (_, x) => x).findIndex((x) => at(x, 200) === green);
  };
  const left = async () => (await pin.boundingBox())?.x ?? 0;
  const [edge, start] = [await park(), await left()];
  await map(page).getByRole('button', { name: 'Move the map left' }).press('Enter');
  await expect.poll(async () => Math.round((await left()) - start)).toBe(96);
  await expect.poll(async () => (await park()) - edge).toBe(96);
  await page.mouse.move(600, 500);
  await page.mouse.down();
  await page.mouse.move(570, 500, { steps: 3 });
  await expect.poll(async () => Math.round((await left()) - start)).toBe(66);
  await expect.poll(async () => (await park()) - edge).toBe(66);
  await page.mouse.up();
});

test('drags the drawn map with the pins', async ({ page }) => {
  await page.route(`**${TILES}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(`${address}/?zoom=9`);
  const parts = [
    map(page).locator('text').filter({ hasText: 'חדרה' }),
    map(page).getByRole('button').first(),
  ];
  const lefts = async () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.x ?? 0));
  await expect(parts[0] as Locator).toBeAttached();
  const starts = await lefts();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(350, 300, { steps: 3 });
  await expect
    .poll(async () => (await lefts()).map((left, index) => Math.round(left - (starts[index] ?? 0))))
    .toEqual([50, 50]);
  await page.mouse.up();
});

test('loads nothing before the map is near the viewport', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto(`${address}/?below=1`);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  expect(requests).not.toContain(TILES);
  expect(requests.filter((path) => path.startsWith('/maplibre'))).toEqual([]);
  await page.locator('#root').scrollIntoViewIfNeeded();
  await expect(canvas(page)).toBeVisible();
  expect(requests).toContain(TILES);
});

test('keeps the drawn map without WebGL', async ({ page }) => {
  const [requests, errors] = [requestsOf(page), errorsOf(page)];
  await page.addInitScript(() => {
    const get = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (...args: unknown[]) => unknown;
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: unknown, ...args: unknown[]) {
      return args[0] === 'webgl2' ? null : get.apply(this, args);
    });
  });
  await page.goto(`${address}/`);
  await expect(map(page).locator('text').filter({ hasText: 'חדרה' })).toBeVisible();
  await expect(map(page).locator('canvas')).toHaveCount(0);
  await expect(map(page).getByRole('link')).toHaveCount(0);
  expect(requests).not.toContain(TILES);
  expect(errors).toEqual([]);
});

test('keeps the drawn map when the file cannot be read', async ({ page }) => {
  const errors = errorsOf(page);
  await page.route(`**${TILES}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(`${address}/?zoom=${STREETS}`);
  // The fallback map has no detail at this zoom level, so only the marker is visible.
  await expect(page.getByRole('link', { name: /משרד ראשי/ })).toBeVisible();
  await page.goto(`${address}/`);
  await expect(map(page).locator('text').filter({ hasText: 'חדרה' })).toBeVisible();
  await expect.poll(() => errors.join()).toContain('The tiles of the map could not be shown');
  await expect(map(page).locator('canvas')).toHaveCount(0);
});
