import type { Locator, Page } from '@playwright/test';
import { fillReservation, pay, providerPage, RESERVATION } from '../support/reservation';
import { authorization } from '../support/staff';
import { cmsUrl, expect, scrollThrough, test } from '../support/test';
import { capture, LANGUAGES, localized, SIZES, WIDTHS, type Language, type Width } from './capture';

interface Screen {
  path: string;
  /** Brings the page to the state that is captured. */
  open?: (page: Page, width: Width) => Promise<unknown>;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Captures the whole page instead of only the visible part. */
  fullPage?: boolean;
  /** Opens the page again for each width, because the steps to the screen depend on the width. */
  perWidth?: boolean;
}

const DESKTOP_MENU = 1040;
const PROJECT = '/projects/hamesila-quarter/';

const button = (place: Locator | Page, name: RegExp) => place.getByRole('button', { name }).first();

/** Waits until the open dialog has loaded its content. */
async function dialogOf(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open]').last();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  return dialog;
}

const openMenu = async (page: Page) => {
  await button(page.getByRole('banner'), /^(Open menu|פתיחת התפריט)$/).click();
  await dialogOf(page);
};

const SEARCH = /^(Search|חיפוש)$/;
const search = (words: string) => async (page: Page) => {
  const inBar = button(page.getByRole('banner'), SEARCH);
  if (await inBar.isVisible()) await inBar.click();
  else {
    await openMenu(page);
    await button(page.locator('dialog[open]'), SEARCH).click();
  }
  const dialog = await dialogOf(page);
  await dialog.getByRole('searchbox').fill(words);
  await expect(dialog.getByRole('region').or(dialog.getByRole('status')).first()).toBeVisible();
};

const sendContact = async (page: Page) => {
  const form = page.locator('#contact-us');
  await form.getByLabel(/Subject|נושא/).selectOption({ index: 1 });
  await form.getByLabel(/Full name|שם מלא/).fill('Naama Barkai');
  await form.getByLabel(/Phone|טלפון/).fill('050-123-4567');
  await form.getByLabel(/^E-mail|^דוא״ל/).fill('naama@example.com');
  await form.getByLabel(/^Message|^הודעה/).fill('When can we visit the show flat?');
  await button(form, /^(Send|שליחה)$/).click();
};

const unavailable = (page: Page) =>
  page.route(`${cmsUrl}/web/**`, (route) =>
    route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, json: { error: 'No' } }),
  );

const SCREENS: Record<string, Screen> = {
  menu: {
    path: '/',
    perWidth: true,
    open: async (page, width) => {
      if (width < DESKTOP_MENU) return openMenu(page);
      await button(page.getByRole('banner'), /^(What we do|תחומי פעילות)$/).click();
      await expect(page.locator('header [aria-expanded="true"] + div')).toBeVisible();
    },
  },
  filters: {
    path: '/projects/',
    open: async (page) => {
      await button(page.locator('#projects'), /^(Filters|סינון)/).click();
      await dialogOf(page);
    },
  },
  'filters-of-homes': {
    path: '/projects/boulevard-12/',
    open: async (page) => {
      await button(page.locator('#apartments'), /^(Filters|סינון|מסננים)/).click();
      await dialogOf(page);
    },
  },
  drawer: {
    path: '/projects/boulevard-12/?home=SHDERA-12-A12',
    open: async (page) => {
      await dialogOf(page);
    },
  },
  lightbox: {
    path: PROJECT,
    open: async (page) => {
      await button(page, /pictures|תמונות/i).click();
      const dialog = await dialogOf(page);
      await expect(dialog.locator('img').first()).toBeVisible();
    },
  },
  search: {
    perWidth: true,
    path: '/about/',
    open: (page) => search(new URL(page.url()).pathname.startsWith('/en/') ? 'concrete' : 'בטון')(page),
  },
  'search-empty': { path: '/about/', perWidth: true, open: search('zzzzzz') },
  'lead-form': {
    path: PROJECT,
    open: async (page) => {
      await button(page.locator('#contact-us'), /^(Leave details|השארת פרטים)$/).click();
      await dialogOf(page);
    },
  },
  'form-errors': {
    path: '/contact/',
    open: async (page) => {
      const form = page.locator('#contact-us');
      await button(form, /^(Send|שליחה)$/).click();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  'form-result': {
    path: '/contact/',
    open: async (page) => {
      await sendContact(page);
      const result = page.getByRole('heading', { name: /your message has arrived|ההודעה התקבלה/ });
      await expect(result).toBeVisible({ timeout: 30_000 });
    },
  },
  'form-failed': {
    path: '/contact/',
    prepare: async (page) => {
      await page.route(`${cmsUrl}/web/**`, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
    },
    open: async (page) => {
      await sendContact(page);
      await expect(page.getByText(/The message was not sent|ההודעה לא נשלחה/).first()).toBeVisible({
        timeout: 30_000,
      });
    },
  },
  'not-found': { path: '/no-such-page/', fullPage: true },
  'empty-projects': { path: '/projects/?q=zzzzzz', fullPage: true },
  'empty-jobs': { path: '/career/?q=zzzzzz', fullPage: true },
  'loading-stocks': {
    path: '/investors-relations/stocks/',
    prepare: async (page) => {
      await page.route(`${cmsUrl}/web/**`, () => undefined);
    },
  },
  'failed-stocks': { path: '/investors-relations/stocks/', prepare: unavailable },
  'failed-bonds': { path: '/investors-relations/bonds/', prepare: unavailable },
  'printed-project': {
    path: PROJECT,
    fullPage: true,
    open: async (page) => {
      await scrollThrough(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  'printed-article': {
    path: '/magazine/the-street-comes-first/',
    fullPage: true,
    open: (page) => page.emulateMedia({ media: 'print' }),
  },
};

/** Captures the open page at several viewport widths. */
async function captureWidths(
  page: Page,
  what: { screen: string; language: Language; fullPage?: boolean },
  widths: readonly Width[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: SIZES[width] });
    await capture(page, { ...what, width });
  }
}

for (const [screen, { path, open, prepare, fullPage = false, perWidth = false }] of Object.entries(SCREENS))
  for (const language of LANGUAGES)
    for (const widths of perWidth ? WIDTHS.map((width) => [width]) : [WIDTHS])
      test(`the screen ${screen} (${language}, ${widths.join(', ')} px)`, async ({ page }) => {
        const [width = 390] = widths;
        await page.setViewportSize({ width, height: SIZES[width] });
        await prepare?.(page);
        await page.goto(localized(language, path));
        await open?.(page, width);
        await captureWidths(page, { screen, language, fullPage }, widths);
      });

test.describe('before an answer about measuring', () => {
  test.use({ answeredConsent: false });
  for (const language of LANGUAGES)
    test(`the screen consent (${language})`, async ({ page }) => {
      await page.goto(localized(language, '/'));
      await expect(
        page.getByRole('region', { name: /^(Cookies and analytics|עוגיות ומדידה)$/ }),
      ).toBeVisible();
      await captureWidths(page, { screen: 'consent', language });
    });
});

const ASSETS = { he: 'SHDERA-12-B7', en: 'SHDERA-12-B19' };

for (const language of LANGUAGES) {
  test(`a payment from the form to the confirmation (${language})`, async ({ page, request }) => {
    const texts = RESERVATION[language];
    const params = { 'where[assetName][equals]': ASSETS[language] };
    await request.delete(`${cmsUrl}/api/reservations`, {
      params,
      headers: await authorization(request, 'administrator'),
    });
    await page.goto(localized(language, '/activities/properties/reserve/'));
    await button(page, /^(Reserve this apartment – Four rooms|לשריון הדירה – דירת 3 חדרים הפונה)/).click();
    const drawer = page.getByRole('dialog', { name: texts.title });
    await expect(drawer.getByRole('button', { name: texts.go })).toBeVisible();
    await captureWidths(page, { screen: 'payment-form', language });
    await fillReservation(drawer, texts);
    await drawer.getByRole('button', { name: texts.go }).press('Enter');
    await providerPage(drawer, texts);
    await captureWidths(page, { screen: 'payment-provider', language });
    await pay(drawer, texts);
    await captureWidths(page, { screen: 'payment-confirmed', language });
  });

  test.describe('the admin', () => {
    test.use({ locale: language === 'he' ? 'he-IL' : 'en-US' });
    test(`the login of the admin (${language})`, async ({ page }) => {
      await page.goto(`${cmsUrl}/admin/login`);
      await expect(page.locator('input[type="password"]')).toBeVisible();
      await captureWidths(page, { screen: 'login', language });
    });
  });
}
