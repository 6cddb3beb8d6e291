import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };

let id = 0;

test.afterAll(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  if (id !== 0) await request.delete(`${cmsUrl}/api/pages/${id}`, { headers });
});

test('an editor reverts an older draft to the published version', async ({ browser, request }) => {
  const headers = await authorization(request, 'administrator');
  const slug = `reverted-${Date.now().toString(36)}`;
  id = await makeDraft(request, headers, { title: 'Published', slug, languages: ['en'] }, 'en');
  const address = `${cmsUrl}/api/pages/${id}`;
  const save = async (query: string, data: object) => {
    const answer = await request.patch(`${address}?locale=en${query}`, { headers, data });
    expect(answer.status()).toBe(200);
  };
  await save('', { _status: 'published' });
  await save('&draft=true', { title: 'Drafted' });

  const admin = await logIn(browser, 'editor');
  await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=en`);
  await expect(admin.locator('#field-title')).toHaveValue('Drafted', SLOW);
  await admin.locator('#action-revert-to-published').click();
  await admin.locator('#confirm-action').click();
  await expect(admin.locator('#field-title')).toHaveValue('Published', SLOW);
  const newest = await request.get(`${address}?draft=true&depth=0&locale=en`, { headers });
  expect(await newest.json()).toMatchObject({ title: 'Published', _status: 'published' });
  await admin.context().close();
});
