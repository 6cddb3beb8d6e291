import { logIn } from '../support/admin';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };

for (const locale of ['he-IL', 'en-US'] as const)
  test(`the buttons to sort a list and to save a view have names (${locale})`, async ({ browser }) => {
    const admin = await logIn(browser, 'administrator', locale);
    for (const collection of ['messages', 'leads', 'pages', 'projects', 'media']) {
      await admin.goto(`${cmsUrl}/admin/collections/${collection}`);
      await expect(admin.locator('.collection-list')).toBeVisible(SLOW);
      await expect(admin.locator('[aria-label*="[object"]'), collection).toHaveCount(0, SLOW);
      const columns = await admin.locator('.sort-column:has(button)').evaluateAll((all) =>
        all.map((column) => ({
          text: column.querySelector('.sort-column__label')?.textContent ?? '',
          names: [...column.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
        })),
      );
      for (const { text, names } of columns)
        expect(names, collection).toEqual([expect.stringContaining(text), expect.stringContaining(text)]);
    }
    await admin.goto(`${cmsUrl}/admin/collections/leads`);
    await expect(admin.locator('#create-new-preset')).toHaveAttribute(
      'aria-label',
      locale === 'en-US' ? 'New Saved view' : 'תצוגה שמורה: רשומה חדשה',
      SLOW,
    );
    await admin.context().close();
  });
