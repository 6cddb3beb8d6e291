import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, expectNoSidewaysScroll, test } from '../support/test';

const SLOW = { timeout: 30_000 };

/** Id of a draft, which the test never publishes. */
let id = 0;

test.afterAll(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  if (id !== 0) await request.delete(`${cmsUrl}/api/pages/${id}`, { headers });
});

test('English fields of the Hebrew form are left to right, and nothing overflows the page', async ({
  browser,
  request,
}) => {
  const headers = await authorization(request, 'administrator');
  id = await makeDraft(request, headers, {
    title: 'דף לרוחב המסך',
    slug: `wide-${Date.now().toString(36)}`,
    languages: ['he', 'en'],
  });
  const admin = await logIn(browser, 'editor', 'he-IL');
  for (const width of [1366, 390]) {
    await admin.setViewportSize({ width, height: 844 });
    for (const [locale, direction] of [
      ['he', 'rtl'],
      ['en', 'ltr'],
    ] as const) {
      await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=${locale}`);
      await expect(admin.locator('html')).toHaveAttribute('dir', /^rtl$/i);
      await expect(admin.locator('#field-title')).toHaveCSS('direction', direction, SLOW);
      await expectNoSidewaysScroll(admin);
    }
  }
  await admin.context().close();
});
