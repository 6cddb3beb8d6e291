import type { APIRequestContext } from '@playwright/test';
import { logIn, publish } from '../support/admin';
import { builds, REBUILD_MS } from '../support/builds';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const ACCENT = '#1d4ed8';
const ACCENT_RGB = 'rgb(29, 78, 216)';
const ICON_COLOR = '#0f766e';
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${ICON_COLOR}"/></svg>`;

const brandCss = async (request: APIRequestContext) => (await request.get('/brand.css')).text();

const siteIcon = async (request: APIRequestContext) => (await request.get('/icons/icon.svg')).text();

/** Name of the uploaded icon. The upload and the brand change may end up in the same build. */
const ICON_FILE = 'brand-icon.svg';

/**
 * Finds the first build that contains the changed brand settings. These have no title. Builds of other changes may come
 * before or after it.
 */
const brandBuild = (before: number) =>
  builds()
    .slice(before)
    .find(
      ({ cause, changed, changes = [] }) =>
        cause === 'change' &&
        changes.every((title) => title === ICON_FILE) &&
        changed !== undefined &&
        changed > changes.length,
    );

test.afterAll(async ({ request }) => {
  test.setTimeout(REBUILD_MS + 60_000);
  const reset = await request.post(`${cmsUrl}/api/globals/brand`, {
    headers: await authorization(request, 'administrator'),
    data: { colors: { accent: null }, icon: null, _status: 'published' },
  });
  expect(reset.status(), 'answer to the reset of the brand').toBe(200);
  await expect
    .poll(() => brandCss(request), { timeout: REBUILD_MS, intervals: [1000] })
    .not.toContain('--brand-accent:');
  await expect
    .poll(() => siteIcon(request), { timeout: REBUILD_MS, intervals: [1000] })
    .not.toContain(ICON_COLOR);
});

test('an editor publishes a colour, and the site shows it without writing a page', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(REBUILD_MS + 60_000);
  const before = builds().length;
  const admin = await logIn(browser, 'editor');
  await admin.goto(`${cmsUrl}/admin/globals/brand`);
  await admin.getByRole('textbox', { name: 'Accent', exact: true }).fill(ACCENT);
  await publish(admin);
  await admin.context().close();

  await expect
    .poll(() => brandCss(request), { timeout: REBUILD_MS, intervals: [1000] })
    .toContain(`--brand-accent:${ACCENT}`);
  await expect
    .poll(() => brandBuild(before)?.pages, {
      message: 'pages that the rebuild wrote',
      timeout: REBUILD_MS,
    })
    .toBe(0);
  await page.goto('/en/');
  const accent = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).getPropertyValue('--brand-accent'));
  expect(accent).toBe(ACCENT);
  await page.goto('/en/contact/');
  const submit = page.locator('main form button[type="submit"]').first();
  await expect(submit).toHaveCSS('background-color', ACCENT_RGB);
});

test('a colour without enough contrast is refused with its measured contrast', async ({
  browser,
  request,
}) => {
  const admin = await logIn(browser, 'editor');
  await admin.goto(`${cmsUrl}/admin/globals/brand`);
  await admin.getByRole('textbox', { name: 'Accent', exact: true }).fill('#d97706');
  await expect(admin.locator('.brand-sample')).toContainText('2.57:1');
  await admin.locator('#action-save').click();
  await expect(admin.locator('.payload-toast-container')).toContainText(
    /The contrast of “Accent” and “Light accent background” is .?2\.57:1.?; it must be at least .?4\.5:1/,
  );
  await admin.context().close();
  expect(await brandCss(request)).not.toContain('#d97706');
});

test('an editor chooses an icon, and tabs, home screens and the admin show it without writing a page', async ({
  page,
  request,
}) => {
  test.setTimeout(REBUILD_MS + 60_000);
  const headers = await authorization(request, 'administrator');
  const uploaded = await request.post(`${cmsUrl}/api/media?depth=0`, {
    headers,
    multipart: {
      file: { name: ICON_FILE, mimeType: 'image/svg+xml', buffer: Buffer.from(ICON) },
      _payload: JSON.stringify({ decorative: true }),
    },
  });
  expect(uploaded.status(), 'answer to the upload').toBe(201);
  const { doc } = (await uploaded.json()) as { doc: { id: number } };
  const before = builds().length;
  const home = await (await request.get('/icons/icon-180.png')).body();
  const published = await request.post(`${cmsUrl}/api/globals/brand`, {
    headers,
    // Reset the colour, because the draft may still contain the colour that was rejected.
    data: { icon: doc.id, colors: { accent: null }, _status: 'published' },
  });
  expect(published.status(), 'answer to the icon').toBe(200);

  await expect
    .poll(() => siteIcon(request), { timeout: REBUILD_MS, intervals: [1000] })
    .toContain(ICON_COLOR);
  await expect.poll(() => brandBuild(before)?.pages, { timeout: REBUILD_MS }).toBe(0);
  expect(home.equals(await (await request.get('/icons/icon-180.png')).body())).toBe(false);
  await page.goto(`${cmsUrl}/admin/login`);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /brand-icon/);
});
