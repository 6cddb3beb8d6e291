import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

for (const { language, lacking } of [
  { language: 'he-IL' as const, lacking: ['לא תוזמן:', 'חסר באנגלית > שם הדף'] },
  { language: 'en-US' as const, lacking: ['Not scheduled:', 'Missing in English > Page name'] },
]) {
  test(`the schedule form explains why a page is not scheduled, and offers only publishing for a global, in ${language}`, async ({
    browser,
    request,
  }) => {
    const headers = await authorization(request, 'administrator');
    const slug = `half-written-${Date.now()}`;
    const id = await makeDraft(request, headers, { title: 'חצי כתוב', slug, languages: ['he', 'en'] });
    const admin = await logIn(browser, 'administrator', language);
    const toast = admin.locator('[data-sonner-toast]');

    const types = admin.locator('.schedule-publish__type label');
    const open = async (address: string) => {
      await admin.goto(`${cmsUrl}/admin/${address}?locale=he`);
      await admin.locator('.form-submit .popup-button').first().click();
      await admin.locator('#schedule-publish').click();
      await expect(types.first()).toBeVisible();
    };

    await open(`collections/pages/${id}`);
    await expect(types.nth(1)).toBeVisible();
    const time = admin.locator('.schedule-publish .date-time-picker input');
    await expect(time).toHaveJSProperty('readOnly', true);
    await time.click();
    await admin.locator('.react-datepicker__navigation--next').click();
    await admin.locator('.react-datepicker__day--015').click();
    await admin.locator('.react-datepicker__time-list-item').last().click();
    await admin.locator('#scheduled-publish-save').click();
    for (const said of lacking) await expect(toast.filter({ hasText: said })).toBeVisible();
    await expect(toast).toHaveCount(1);
    await open('globals/header');
    await expect(types.nth(1)).toBeHidden();
    await admin.context().close();
    await request.delete(`${cmsUrl}/api/pages/${id}?locale=he`, { headers });
  });
}
