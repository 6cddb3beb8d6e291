import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };

/** Id of a draft, which the test never publishes. It has no English texts. */
let id = 0;

test.afterAll(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  if (id !== 0) await request.delete(`${cmsUrl}/api/pages/${id}`, { headers });
});

test('a press on "Publish" during autosave takes effect', async ({ browser, request }) => {
  const headers = await authorization(request, 'administrator');
  id = await makeDraft(request, headers, {
    title: 'דף שנשמר מעצמו',
    slug: `pressed-${Date.now().toString(36)}`,
    languages: ['he', 'en'],
  });
  const admin = await logIn(browser, 'editor');
  const savesItself = (url: URL) =>
    url.pathname === `/api/pages/${id}` && url.searchParams.get('autosave') === 'true';
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await admin.route(savesItself, async (route) => {
    await held;
    await route.continue();
  });
  await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=he`);
  const title = admin.locator('#field-title');
  await expect(title).toHaveValue('דף שנשמר מעצמו', SLOW);
  // Wait for this message, which appears once the form works. Input before hydration would be lost.
  await expect(admin.locator('.slug-field')).toContainText('The address is available', SLOW);
  const saves = admin.waitForRequest((sent) => savesItself(new URL(sent.url())), SLOW);
  await title.pressSequentially(' עכשיו');
  await saves;

  const button = admin.locator('#action-save');
  await expect(button).toBeDisabled();
  const published = admin.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const isSave = response.request().method() === 'PATCH' && pathname === `/api/pages/${id}`;
    return isSave && !searchParams.has('draft') && !searchParams.has('autosave');
  }, SLOW);
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not to be seen');
  // Click with the mouse at the button's position. `locator.click` would wait until the button is enabled.
  await admin.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  answer();
  expect((await published).status(), 'refused for its missing English').toBe(400);
  await admin.context().close();
});
