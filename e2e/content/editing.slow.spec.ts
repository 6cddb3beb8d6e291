import { logIn, publish } from '../support/admin';
import { builds, REBUILD_MS, rebuiltWith } from '../support/builds';
import { cmsUrl, expect, test } from '../support/test';

test('an editor publishes a changed title, and the site queries and writes only the pages that show it', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(REBUILD_MS + 60_000);
  const found = await request.get(
    `${cmsUrl}/api/pages?where[paths.he][equals]=/activities/innovation/&depth=0&locale=en`,
  );
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const before = builds().length;
  const title = `Innovation centre ${Date.now()}`;
  const admin = await logIn(browser, 'editor');
  await admin.goto(`${cmsUrl}/admin/collections/pages/${docs[0]?.id}?locale=en`);
  await admin.locator('#field-title').fill(title);
  await publish(admin);
  await admin.context().close();

  const path = '/en/activities/innovation/';
  const build = await rebuiltWith(request, { path, text: title, before });
  await page.goto(path);
  await expect(page.getByText(title).first()).toBeVisible();
  // The change may affect two pages: the page itself, and the English sitemap page, which lists its title.
  expect(build.pages, 'pages that the rebuild wrote').toBeLessThanOrEqual(2);
  // The title appears on the page in both languages, on pages that list or mention it, and in the sitemaps.
  expect(build.queries, 'queries that the change made run again').toBeLessThanOrEqual(10);
});

test('an anonymous visitor of the CMS sees no drafts, no messages and no users', async ({ request }) => {
  for (const path of ['/api/messages', '/api/users', '/api/mails', '/api/services']) {
    expect((await request.get(`${cmsUrl}${path}`)).status(), path).toBe(403);
  }
  const draft = await request.get(`${cmsUrl}/api/pages?draft=true&where[_status][equals]=draft`);
  expect(((await draft.json()) as { totalDocs: number }).totalDocs).toBe(0);
});
