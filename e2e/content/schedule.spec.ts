import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

for (const { language, lacking, stays } of [
  {
    language: 'he-IL' as const,
    lacking: ['לא תוזמן:', 'חסר באנגלית > שם הדף'],
    stays: 'אי אפשר להוריד מהאתר',
  },
  {
    language: 'en-US' as const,
    lacking: ['Not scheduled:', 'Missing in English > Page name'],
    stays: 'it cannot be taken off the site',
  },
]) {
  test(`the form of a schedule says why something is not scheduled, in ${language}`, async ({
    browser,
    request,
  }) => {
    const headers = await authorization(request, 'administrator');
    const slug = `half-written-${Date.now()}`;
    const id = await makeDraft(request, headers, { title: 'חצי כתוב', slug, languages: ['he', 'en'] });
    const admin = await logIn(browser, 'administrator', language);
    const toast = admin.locator('[data-sonner-toast]');

    const save = async (address: string, type: 'publish' | 'unpublish') => {
      await admin.goto(`${cmsUrl}/admin/${address}?locale=he`);
      await admin.locator('.form-submit .popup-button').first().click();
      await admin.locator('#schedule-publish').click();
      const types = admin.locator('.schedule-publish__type label');
      await types.nth(type === 'publish' ? 0 : 1).click();
      const time = admin.locator('.schedule-publish .date-time-picker input');
      await time.fill('01/01/2031 10:00');
      await time.press('Enter');
      await admin.locator('#scheduled-publish-save').click();
    };

    await save(`collections/pages/${id}`, 'publish');
    for (const said of lacking) await expect(toast.filter({ hasText: said })).toBeVisible();
    await expect(toast).toHaveCount(1);
    await save('globals/header', 'unpublish');
    await expect(toast.filter({ hasText: stays })).toBeVisible();
    await expect(toast).toHaveCount(1);
    await admin.context().close();
    await request.delete(`${cmsUrl}/api/pages/${id}?locale=he`, { headers });
  });
}
