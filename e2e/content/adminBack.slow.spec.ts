import { logIn } from '../support/admin';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };

test('the browser goes back from a form to a list that was opened by its address, and forward again', async ({
  browser,
}) => {
  const admin = await logIn(browser, 'editor');
  const list = admin.locator('.collection-list');
  const form = admin.locator('.collection-edit');
  for (const collection of ['pages', 'projects']) {
    await admin.goto(`${cmsUrl}/admin/collections/${collection}`);
    // Wait until the list has replaced its URL to add its query.
    await expect(admin).toHaveURL(/limit=/, SLOW);
    for (const open of [() => list.locator('tbody a').first().click(), () => admin.goForward()]) {
      await open();
      await expect(form).toBeVisible(SLOW);
      await expect(list).toHaveCount(0, SLOW);
      await admin.goBack();
      await expect(list).toBeVisible(SLOW);
      await expect(form).toHaveCount(0, SLOW);
      await expect(admin).toHaveURL(new RegExp(`/${collection}\\?.*limit=`));
    }
  }
  await admin.context().close();
});
