import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };
const BLOCKS = '#field-blocks';

/** Id of a draft, which the test never publishes. */
let id = 0;

test.afterAll(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  if (id !== 0) await request.delete(`${cmsUrl}/api/pages/${id}`, { headers });
});

test('pasting a copied block replaces existing blocks only after a confirmation', async ({
  browser,
  request,
}) => {
  const headers = await authorization(request, 'administrator');
  const titles = ['First', 'Second', 'Third'];
  const page = {
    title: 'Copying blocks',
    slug: `copying-${Date.now().toString(36)}`,
    languages: ['en'],
    blocks: titles.map((title) => ({ blockType: 'basicTitleAndTextBlock', title })),
  };
  id = await makeDraft(request, headers, page, 'en');
  const admin = await logIn(browser, 'editor');
  await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=en`);
  const rows = admin.locator(`${BLOCKS} [id^="blocks-row-"]`);
  await expect(rows).toHaveCount(titles.length, SLOW);
  await admin.locator('#blocks-row-1 .array-actions__button').click();
  await admin.getByRole('button', { name: 'Copy Row' }).click();

  const questions: string[] = [];
  let agrees = false;
  admin.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (agrees ? dialog.accept() : dialog.dismiss());
  });
  const pasteField = async () => {
    const paste = admin.getByRole('button', { name: 'Paste Field' });
    // Repeat the click, because a menu that is just closing swallows the first one.
    await expect(async () => {
      await admin.locator(`${BLOCKS} .blocks-field__header .clipboard-action__popup button`).click();
      await expect(paste).toBeVisible({ timeout: 2000 });
    }).toPass(SLOW);
    await paste.click();
  };
  await pasteField();
  expect(questions).toEqual([expect.stringContaining('replaces everything')]);
  await expect(rows).toHaveCount(titles.length);
  agrees = true;
  await pasteField();
  await expect(rows).toHaveCount(1, SLOW);
  await expect(admin.locator('#field-blocks__0__title')).toHaveValue('Second');
  await admin.context().close();
});
