import { readFileSync } from 'node:fs';
import { cmsUrl, expect, test } from './support/test';

const EMAIL = process.env.E2E_EMAIL ?? 'admin@even-derech.example';
const PASSWORD = process.env.E2E_PASSWORD ?? 'demo-admin-1948';
const BUILDS = process.env.E2E_BUILDS ?? '.data/builds.jsonl';
const REBUILD_MS = 180_000;

interface Build {
  pages: number;
}

const builds = () =>
  readFileSync(BUILDS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Build);

test('an editor changes a title and publishes it; the site shows it, and only that page was written again', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(REBUILD_MS + 60_000);
  const admin = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await admin.goto(`${cmsUrl}/admin`);
  await admin.locator('#field-email').fill(EMAIL);
  await admin.locator('#field-password').fill(PASSWORD);
  await admin.locator('button[type="submit"]').click();
  await expect(admin.locator('.dashboard')).toBeVisible({ timeout: 30_000 });

  const found = await request.get(
    `${cmsUrl}/api/pages?where[paths.he][equals]=/activities/innovation/&depth=0`,
  );
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const before = builds().length;
  const title = `Innovation centre ${Date.now()}`;
  await admin.goto(`${cmsUrl}/admin/collections/pages/${docs[0]?.id}?locale=en`);
  await admin.locator('#field-title').fill(title);
  await admin.locator('#action-save').click();
  await expect(admin.locator('.payload-toast-container')).toContainText(/successfully|בהצלחה/i);

  await expect
    .poll(async () => (await request.get('/en/activities/innovation/')).text(), {
      timeout: REBUILD_MS,
      intervals: [1000],
    })
    .toContain(title);
  await page.goto('/en/activities/innovation/');
  await expect(page.getByText(title).first()).toBeVisible();

  // The page itself, and the sitemap page that lists its title, in English.
  await expect.poll(() => builds().length).toBeGreaterThan(before);
  expect(builds().at(-1)?.pages, 'pages that the rebuild wrote').toBeLessThanOrEqual(2);
});

test('an anonymous visitor of the CMS sees no drafts, no messages and no users', async ({ request }) => {
  for (const path of ['/api/messages', '/api/users', '/api/mails', '/api/services']) {
    expect((await request.get(`${cmsUrl}${path}`)).status(), path).toBe(403);
  }
  const draft = await request.get(`${cmsUrl}/api/pages?draft=true&where[_status][equals]=draft`);
  expect(((await draft.json()) as { totalDocs: number }).totalDocs).toBe(0);
});
