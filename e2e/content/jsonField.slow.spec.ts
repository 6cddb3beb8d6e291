import { logIn } from '../support/admin';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };

const shapes = (name: string) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'place', name: { he: name, en: 'A square' } },
      geometry: { type: 'Point', coordinates: [34.78, 32.06] },
    },
  ],
});

/** URL of a draft, which the test never publishes. */
let address = '';

test.afterAll(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  if (address) await request.delete(address, { headers });
});

test('JSON is edited without external scripts, checked while typing, and saved', async ({
  browser,
  request,
}) => {
  const headers = await authorization(request, 'administrator');
  const id = await makeDraft(request, headers, {
    title: 'דף עם סביבה',
    slug: `surroundings-${Date.now().toString(36)}`,
    languages: ['he'],
    blocks: [{ blockType: 'contactBoxes', boxes: [{ text: 'כאן' }], surroundings: shapes('כיכר') }],
  });
  address = `${cmsUrl}/api/pages/${id}`;
  const stored = async () => {
    const answer = await request.get(`${address}?draft=true&depth=0&locale=he`, { headers });
    return ((await answer.json()) as { blocks: { surroundings: unknown }[] }).blocks[0]?.surroundings;
  };

  const admin = await logIn(browser, 'editor', 'he-IL');
  const faults: string[] = [];
  admin.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  admin.on('pageerror', (error) => faults.push(error.message));
  await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=he`);
  const field = admin.locator('textarea#field-blocks__0__surroundings');
  // Compare parsed values, because the database does not keep the key order of JSON.
  const shown = async () => JSON.parse((await field.inputValue()) || 'null') as unknown;
  await expect.poll(shown, SLOW).toEqual(shapes('כיכר'));
  await expect(field).toHaveCSS('direction', 'ltr');
  const fault = admin.locator('.json-text__fault');
  await expect(fault).toBeEmpty();

  const typed = JSON.stringify(shapes('גן'));
  await field.fill(typed.slice(0, -1));
  await expect(fault).toContainText('זה אינו JSON תקין');
  await field.press('End');
  await field.pressSequentially('}');
  await expect(fault).toBeEmpty();
  await expect.poll(stored, SLOW).toEqual(shapes('גן'));
  // After saving, the field must keep the formatting that was typed.
  await expect(field).toHaveValue(typed);
  await admin.reload();
  await expect.poll(shown, SLOW).toEqual(shapes('גן'));
  await admin.context().close();
  expect(faults).toEqual([]);
});
