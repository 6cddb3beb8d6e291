import type { Locator, Page } from '@playwright/test';
import { isHydrated } from '../support/isHydrated';
import { lateScripts } from '../support/lateScripts';
import { expect, test } from '../support/test';

/** Pages with parts that load only when the visitor scrolls to them, one for each layout of their templates. */
const PAGES = [
  '/en/',
  '/en/contact/',
  '/en/contact/suppliers/',
  '/en/projects/boulevard-12/',
  '/en/projects/pomegranate-quarter/',
  '/en/activities/industries/factories/',
  '/en/activities/industries/product-enquiry/',
  '/en/activities/properties/reserve/',
  '/en/homes-by-even-derech/entitled-buyers/',
  '/en/homes-by-even-derech/documents/',
  '/en/investors-relations/',
  '/en/investors-relations/stocks/',
  '/en/rental-apartments/',
  '/en/schedule/?meeting=1',
  '/career/',
  '/en/career/10482/',
];

/** Parts of pages that load only after a click. */
const PRESSES: readonly {
  path: string;
  name: string;
  /** Buttons to click, in order. The last click loads the part. */
  buttons: (page: Page) => readonly Locator[];
  part: (page: Page) => Locator;
  /** Set if nothing may be typed into the page first, because the text would filter all entries out of the list. */
  untyped?: true;
  /** Element that shows the failure; by default, a dialog. */
  place?: (page: Page) => Locator;
}[] = [
  {
    path: '/en/about/',
    name: 'the search',
    buttons: (page) => [page.getByRole('banner').getByRole('button', { name: 'Search' })],
    part: (page) => page.getByRole('dialog').getByRole('searchbox'),
  },
  {
    path: '/en/projects/boulevard-12/',
    name: 'all details of a home',
    buttons: (page) => [page.getByRole('button', { name: /^All details: / }).first()],
    part: (page) => page.getByRole('dialog').getByRole('tab').first(),
  },
  {
    path: '/en/projects/boulevard-12/',
    name: 'the comparison of homes',
    buttons: (page) => {
      const homes = page.locator('#apartments');
      const keep = homes.getByRole('button', { name: /^Keep on the shortlist/ });
      return [keep.nth(0), keep.nth(1), homes.getByRole('button', { name: /^Compare/ })];
    },
    part: (page) => page.getByRole('dialog', { name: 'Compare apartments' }),
  },
  {
    path: '/en/activities/properties/reserve/',
    name: 'the payment',
    buttons: (page) => [page.getByRole('button', { name: /^Reserve this apartment/ }).first()],
    part: (page) => page.getByRole('dialog', { name: 'Reserve an apartment' }).getByRole('textbox').first(),
  },
  {
    path: '/en/projects/',
    name: 'the filters of the project list',
    buttons: (page) => [page.locator('#projects').getByRole('button', { name: /^Filters/ })],
    part: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  {
    path: '/en/rental-apartments/',
    name: 'the filters of the rental list',
    buttons: (page) => [page.locator('#apartments').getByRole('button', { name: /^Filters/ })],
    part: (page) => page.getByRole('dialog').getByRole('button', { name: /^Show/ }),
  },
  {
    path: '/en/rental-apartments/',
    name: 'the details of a home in the rental list',
    untyped: true,
    buttons: (page) => [page.locator('#apartments button[aria-expanded="false"]').first()],
    part: (page) => page.locator('#apartments').getByRole('tab').first(),
    place: (page) => page.locator('#apartments'),
  },
  {
    path: '/career/',
    name: 'the filters of the job board',
    buttons: (page) => [page.locator('#jobs').getByRole('button', { name: /^סינון/ })],
    part: (page) => page.getByRole('dialog').getByRole('button').first(),
  },
  {
    path: '/en/projects/hamesila-quarter/',
    name: 'the gallery',
    buttons: (page) => [page.getByRole('button', { name: /pictures/i }).first()],
    part: (page) => page.getByRole('dialog').getByRole('group').first(),
  },
];

const inDialog = (page: Page): Locator => page.getByRole('dialog');

const RETRY = /^(Try again|Check again|ניסיון נוסף|בדיקה נוספת|לנסות שוב)$/;
const TYPED = 'Words of the visitor';

test.describe.configure({ mode: 'serial' });
test.use({
  untouched: true,
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: ['Failed to load resource', 'could not be loaded'],
});

const late = lateScripts();
/** Scripts that were aborted in a visit in which the page later recovered. */
const recovered = new Set<string>();

interface Faults {
  /** While true, scripts that are loaded late are aborted. */
  broken: boolean;
  aborted: Set<string>;
}

/** @param source of the scripts to abort; all by default */
async function abortScripts(page: Page, source = ''): Promise<Faults> {
  const faults: Faults = { broken: true, aborted: new Set() };
  await page.route(/\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!faults.broken || !late.get(pathname)?.includes(source)) return route.continue();
    faults.aborted.add(pathname);
    return route.abort('aborted');
  });
  return faults;
}

/**
 * Types into a field of the page, if it has one, and marks the document. A reload of the page would lose both, so the
 * test can detect it.
 */
async function type(page: Page, untyped = false): Promise<Locator | null> {
  await page.evaluate(() => document.body.setAttribute('data-opened', ''));
  if (untyped) return null;
  const main = page.getByRole('main');
  const field = main.getByRole('textbox').or(main.getByRole('searchbox')).locator('visible=true').first();
  if ((await field.count()) === 0) return null;
  await field.fill(TYPED);
  // Mark the field to find it again, because other fields may later be inserted before it.
  await field.evaluate((element) => element.setAttribute('data-typed', ''));
  return page.locator('[data-typed]');
}

async function expectKept(page: Page, field: Locator | null): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-opened');
  if (field) await expect(field).toHaveValue(TYPED);
}

/**
 * Scrolls through the page, so that every part that loads near the viewport is requested.
 * @param toFailure stops where a failure is shown, because some parts show it only while they are near the viewport
 */
const scrollThrough = (page: Page, toFailure = false): Promise<void> =>
  page.evaluate(async (stops) => {
    document.dispatchEvent(new Event('pointermove'));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      for (let frames = 0; frames < (stops ? 10 : 2); frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (stops && document.querySelector('main [role="alert"] button')) return;
    }
    scrollTo(0, 0);
  }, toFailure);

/** Clicks retry buttons until the page has none left. */
async function retryAll(page: Page, faults: Faults): Promise<void> {
  faults.broken = false;
  const retries = page.getByRole('button', { name: RETRY });
  await expect(async () => {
    const retry = retries.first();
    if (await retry.isVisible()) await retry.click({ timeout: 2000 });
    await expect(retries).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  for (const script of faults.aborted) recovered.add(script);
}

for (const { path, source, untyped } of [
  ...PAGES.map((path) => ({ path, source: '', untyped: false })),
  // This form is inside the list of lotteries, which is loaded late as well.
  { path: '/en/projects/pomegranate-quarter/', source: '/RegistrationForm.tsx', untyped: false },
  // The map of a list loads only when the visitor chooses it.
  { path: '/en/projects/?map=1', source: '/ProjectsMap.tsx', untyped: true },
  // For a place outside the detailed region, the map loads the land of the world after its own code.
  { path: '/en/projects/?countries=Poland&map=1', source: '"zoom":4,"land":', untyped: true },
])
  test(`parts of ${path}${source && ` with ${source.replace('/', '')}`} that cannot be loaded say so, and come by a retry`, async ({
    page,
  }) => {
    const faults = await abortScripts(page, source);
    await page.goto(path);
    const field = await type(page, untyped);
    // Scroll twice: a part that was hydrated only after the first pass is requested during the second.
    await expect(async () => {
      const before = faults.aborted.size;
      await scrollThrough(page);
      await scrollThrough(page, true);
      expect(faults.aborted.size).toBe(before);
      await expect(page.getByRole('button', { name: RETRY }).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect([...faults.aborted]).not.toEqual([]);
    await retryAll(page, faults);
    await page.waitForFunction(isHydrated);
    await expectKept(page, field);
  });

for (const { path, name, buttons, part, untyped, place = inDialog } of PRESSES)
  test(`${name} on ${path} that cannot be loaded says so, and opens by a retry`, async ({ page }) => {
    const faults = await abortScripts(page);
    faults.broken = false;
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    const field = await type(page, untyped);
    await scrollThrough(page);
    const presses = buttons(page);
    for (const button of presses) {
      await expect(button).toBeVisible();
      faults.broken = button === presses.at(-1);
      await button.click();
    }
    await expect(place(page).getByRole('alert')).toBeVisible();
    await retryAll(page, faults);
    await expect(part(page)).toBeVisible();
    await expectKept(page, field);
  });

test('the index of the search says that it cannot be loaded, and answers after a retry', async ({ page }) => {
  const faults = await abortScripts(page);
  faults.broken = false;
  await page.goto('/en/about/');
  await page.waitForFunction(isHydrated);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog');
  faults.broken = true;
  await dialog.getByRole('searchbox').fill('concrete');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await retryAll(page, faults);
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await expect(dialog.getByRole('searchbox')).toHaveValue('concrete');
});

test('the search of a list says that it cannot be loaded, and narrows the list after a retry', async ({
  page,
}) => {
  const faults = await abortScripts(page);
  faults.broken = false;
  await page.goto('/en/projects/');
  await page.waitForFunction(isHydrated);
  faults.broken = true;
  await page.getByRole('search').getByRole('searchbox').fill('boulevard');
  await expect(page.getByRole('search').getByRole('alert')).toBeVisible();
  await retryAll(page, faults);
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue('boulevard');
});

for (const source of ['/zipDocuments.ts', 'jszip'])
  test(`an archive that cannot be packed without ${source} says so, and comes by another press`, async ({
    page,
  }) => {
    const faults = await abortScripts(page, source);
    faults.broken = false;
    await page.goto('/en/projects/pomegranate-quarter/');
    await page.waitForFunction(isHydrated);
    faults.broken = true;
    const button = page.getByRole('button', { name: /^All documents in one file/ });
    await button.click();
    // Filter the alerts, because other parts of the page may have failed too.
    await expect(page.getByRole('alert').filter({ hasText: /^The document/ })).toBeVisible();
    faults.broken = false;
    const download = page.waitForEvent('download');
    await button.click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    for (const script of faults.aborted) recovered.add(script);
  });

test('a form whose captcha cannot be loaded keeps its text, and is sent by a retry', async ({ page }) => {
  const faults = await abortScripts(page, 'altchaToken');
  await page.goto('/en/contact/');
  await page.waitForFunction(isHydrated);
  const form = page.getByRole('main').getByRole('form');
  const sent: string[] = [];
  await page.route('**/web/**', (route) => {
    const url = route.request().url();
    // Do not count reports to `/web/problems`: the site also reports the script that is missing.
    if (route.request().method() === 'POST' && !url.endsWith('/web/problems')) sent.push(url);
    return route.continue();
  });
  const field = form.getByRole('textbox').first();
  await field.fill(TYPED);
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(field).toHaveValue(TYPED);
  expect(sent).toEqual([]);
  faults.broken = false;
  await form.getByRole('alert').getByRole('button').click();
  // The form itself works now, and shows that its other fields are empty.
  await expect(form.getByRole('group', { name: 'Please correct the following' })).toBeVisible();
  await expect(field).toHaveValue(TYPED);
  for (const script of faults.aborted) recovered.add(script);
});

test('a foreign phone number whose check cannot be loaded is left to the server', async ({ page }) => {
  const faults = await abortScripts(page, 'parsePhone');
  await page.goto('/en/contact/');
  await page.waitForFunction(isHydrated);
  const form = page.getByRole('main').getByRole('form');
  const phone = form.getByLabel('Phone');
  await phone.fill('+1 212 555');
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByRole('group', { name: 'Please correct the following' })).toBeVisible();
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  expect([...faults.aborted]).not.toEqual([]);
  faults.broken = false;
  await phone.fill('+1 212 55 50');
  await phone.blur();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  for (const script of faults.aborted) recovered.add(script);
});

test('every script of the build that comes late was tried', () => {
  const missing = [...late].filter(([script]) => !recovered.has(script));
  expect(missing, 'add a visit for these parts').toEqual([]);
});
