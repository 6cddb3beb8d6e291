import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

/** Timeout in ms for the renderer of the preview, which starts only after the site is served. */
const STARTS_MS = 120_000;
/**
 * Timeout from the last key press until the preview shows the text. It usually takes about one second, but a busy
 * machine needs longer.
 */
const SHOWN = { timeout: 20_000 };
const slug = `never-published-${Date.now()}`;

let id: number;
let headers: Record<string, string>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ request }) => {
  headers = await authorization(request, 'administrator');
  id = await makeDraft(request, headers, { title: 'טיוטה ראשונה', slug, languages: ['he', 'en'] });
  await request.patch(`${cmsUrl}/api/pages/${id}?locale=en&draft=true`, {
    headers,
    data: { title: 'First draft', slug },
  });
});

test.afterAll(async ({ request }) => {
  await request.delete(`${cmsUrl}/api/pages/${id}?locale=he`, { headers });
});

/** Finds the title of the page. A page without blocks shows it in the breadcrumbs. */
const named = (page: FrameLocator | Page, title: string): Locator =>
  page.locator('main').getByText(title, { exact: true }).first();

/** Opens the form of the draft, and waits for the preview next to it. */
async function openBeside(admin: Page, locale: string, title: string): Promise<FrameLocator> {
  await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=${locale}`);
  const frame = admin.frameLocator('#live-preview-iframe');
  const toggler = admin.locator('#live-preview-toggler');
  await expect(toggler).toBeVisible();
  if (!(await admin.locator('#live-preview-iframe').isVisible())) await toggler.click();
  await expect(named(frame, title)).toBeVisible({ timeout: STARTS_MS });
  return frame;
}

/** Returns the title that the draft has in the CMS, which autosave updates with a short delay. */
async function savedTitle(request: APIRequestContext, locale: string): Promise<string> {
  const answer = await request.get(`${cmsUrl}/api/pages/${id}?locale=${locale}&draft=true&depth=0`, {
    headers,
  });
  return ((await answer.json()) as { title: string }).title;
}

/** Sends a request without a login to the preview. */
const anonymous = (request: APIRequestContext, address: string) =>
  request.get(address, { maxRedirects: 0, headers: { 'Sec-Fetch-Mode': 'cors' } });

for (const { locale, saved, typed, dir } of [
  { locale: 'he', saved: 'טיוטה ראשונה', typed: 'הוקלד עכשיו', dir: 'rtl' },
  { locale: 'en', saved: 'First draft', typed: 'Typed just now', dir: 'ltr' },
]) {
  test(`a draft is shown beside its form while typing, on a phone and a desktop, in ${locale}`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(STARTS_MS + 60_000);
    const admin = await logIn(browser, 'administrator');
    const frame = await openBeside(admin, locale, saved);
    await expect(frame.locator('html')).toHaveAttribute('dir', dir);
    await expect(frame.locator('header').first()).toBeVisible();
    await expect(frame.locator('footer').first()).toBeVisible();

    await frame.locator('html').evaluate((html) => (html.dataset.loaded = 'once'));
    await admin.locator('#field-title').fill(typed);
    await expect(named(frame, typed)).toBeVisible(SHOWN);
    expect(await frame.locator('html').getAttribute('data-loaded'), 'no reload').toBe('once');

    for (const [label, width] of [
      ['📱', 390],
      ['1366', 1366],
    ] as const) {
      await admin.locator('.live-preview-toolbar-controls__breakpoint').click();
      await admin.getByRole('button', { name: label, exact: true }).last().click();
      await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(width);
      await expect(named(frame, typed)).toBeVisible();
    }
    await expect.poll(() => savedTitle(request, locale)).toBe(typed);
    await admin.context().close();
  });
}

test('the button beside a draft leads to its preview, which is not available without a login', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(STARTS_MS);
  const admin = await logIn(browser, 'administrator');
  await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=en`);
  const address = (await admin.locator('#preview-button').getAttribute('href')) ?? '';
  const draft = await admin.context().newPage();
  await draft.goto(address);
  await expect(named(draft, 'Typed just now')).toBeVisible({ timeout: STARTS_MS });
  const { origin, pathname } = new URL(draft.url());
  expect(pathname).toBe(`/en/${slug}/`);

  const again = await draft.reload();
  expect(again?.headers()['x-robots-tag']).toContain('noindex');
  expect(again?.headers()['cache-control']).toContain('no-store');
  expect(again?.headers()['content-security-policy']).toContain(`frame-ancestors ${new URL(cmsUrl).origin}`);
  // Lists of pages also show drafts.
  await draft.goto(`${origin}/en/sitemap/`);
  await expect(draft.getByRole('main').getByRole('link', { name: 'Typed just now' })).toBeVisible({
    timeout: STARTS_MS,
  });
  await admin.context().close();

  for (const path of [`/page-data/en/${slug}/page-data.json`, pathname, '/__preview/state'])
    expect((await anonymous(request, origin + path)).status(), path).toBe(401);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/\/admin\/login\?redirect=/);
  await expect(stranger.locator('#field-email')).toBeVisible();
  await stranger.context().close();

  for (const path of [pathname, `/page-data/en/${slug}/page-data.json`])
    expect((await request.get(`${baseURL}${path}`)).status(), `${path} on the public site`).toBe(404);
});

test('a page without an address shows what is missing, and has no preview button', async ({
  browser,
  request,
}) => {
  const withoutAddress = await makeDraft(request, headers, { title: 'בלי כתובת', languages: ['he'] });
  const admin = await logIn(browser, 'administrator');
  await admin.goto(`${cmsUrl}/admin/collections/pages/${withoutAddress}?locale=he`);
  await expect(admin.locator('#field-title')).toBeVisible();
  await expect(admin.locator('#preview-button')).toHaveCount(0);
  if (!(await admin.locator('#live-preview-iframe').isVisible()))
    await admin.locator('#live-preview-toggler').click();
  const frame = admin.frameLocator('#live-preview-iframe');
  await expect(frame.locator('[data-reason="noAddress"]')).toContainText('no address', { timeout: 20_000 });
  await admin.context().close();
  await request.delete(`${cmsUrl}/api/pages/${withoutAddress}?locale=he`, { headers });
});

test('the menu and the footer are shown on the home page while typing', async ({ browser, request }) => {
  const typed = 'An item typed now';
  test.setTimeout(STARTS_MS + 60_000);
  const admin = await logIn(browser, 'administrator');
  await admin.goto(`${cmsUrl}/admin/globals/footer?locale=en`);
  await expect(admin.locator('#preview-button')).toHaveAttribute(
    'href',
    /\/__preview\/open\/globals\/footer\?/,
  );
  await expect(admin.locator('#live-preview-toggler')).toBeVisible();
  if (!(await admin.locator('#live-preview-iframe').isVisible()))
    await admin.locator('#live-preview-toggler').click();
  const frame = admin.frameLocator('#live-preview-iframe');
  await expect(frame.locator('footer').first()).toBeInViewport({ timeout: STARTS_MS });
  expect(await frame.locator('html').evaluate(() => location.pathname)).toBe('/en/');
  await frame.locator('html').evaluate((html) => (html.dataset.loaded = 'once'));
  await admin.locator('#field-note').fill(typed);
  await expect(frame.locator('footer').getByText(typed)).toBeVisible(SHOWN);
  expect(await frame.locator('html').getAttribute('data-loaded'), 'no reload').toBe('once');

  // Another open preview must show the saved texts, not the typed ones.
  const other = await admin.context().newPage();
  await other.goto((await admin.locator('#preview-button').getAttribute('href')) ?? '');
  await expect(other.locator('footer').first()).toBeVisible({ timeout: STARTS_MS });
  await expect(other.locator('footer').getByText(typed)).toHaveCount(0);
  await admin.locator('#action-save-draft').click();
  await expect
    .poll(async () => {
      const answer = await request.get(`${cmsUrl}/api/globals/footer?locale=en&draft=true&depth=0`, {
        headers,
      });
      return ((await answer.json()) as { note?: string }).note;
    })
    .toBe(typed);
  // Reload until the text appears, because responses are cached for up to ten seconds.
  await expect(async () => {
    await other.reload();
    await expect(other.locator('footer').getByText(typed)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await admin.context().close();
  // Check that visitors never saw the change. Then restore the footer for other tests.
  const published = await request.get(`${cmsUrl}/api/globals/footer?locale=en&depth=0`, { headers });
  const { note } = (await published.json()) as { note?: string };
  expect(note).not.toBe(typed);
  await request.post(`${cmsUrl}/api/globals/footer?locale=en&draft=true`, {
    headers,
    data: { note: note ?? null },
  });
});
