import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { logIn } from '../support/admin';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };
const SHEETS = path.resolve(__dirname, '../../test/fixtures/real/sheets');

const made: number[] = [];

test.afterEach(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  for (const id of made.splice(0)) await request.delete(`${cmsUrl}/api/apartments/${id}`, { headers });
});

test('an editor imports a price list: sheet, heading, questions, kept values and lines with errors', async ({
  browser,
  request,
}) => {
  const headers = await authorization(request, 'administrator');
  const name = `import-${Date.now().toString(36)}`;
  for (const key of [`${name}-1`, `${name}-2`, `${name}-3`]) {
    const answer = await request.post(`${cmsUrl}/api/apartments?locale=he`, {
      headers,
      data: { assetName: key, propertyTitle: key, price: 5000, floor: 7 },
    });
    made.push(((await answer.json()) as { doc: { id: number } }).doc.id);
  }
  const stored = async () => {
    const query = `where[assetName][like]=${name}&sort=assetName&depth=0`;
    const answer = await request.get(`${cmsUrl}/api/apartments?${query}`, { headers });
    const { docs } = (await answer.json()) as {
      docs: { price: number; floor: number; entryDate?: string }[];
    };
    return docs.map(({ price, floor, entryDate }) => [price, floor, entryDate?.slice(0, 10) ?? null]);
  };

  const admin = await logIn(browser, 'editor', 'en-US');
  await admin.goto(`${cmsUrl}/admin/collections/apartments`);
  const tools = admin.getByRole('region', { name: 'Price list' });
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    tools.getByLabel('Import from Excel or CSV').setInputFiles(file);

  await choose({
    name: 'two-sheets.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(path.join(SHEETS, 'two-sheets.xlsx')),
  });
  await tools
    .getByRole('group', { name: /several sheets/ })
    .getByText('מגדל ב')
    .click(SLOW);
  await expect(tools.getByText('The headings were taken from line 1 of the sheet “מגדל ב”.')).toBeVisible(
    SLOW,
  );
  await tools.getByRole('button', { name: /^(Close|Cancel)$/ }).click();

  const lines = [
    'Prices of August',
    'assetName,price,floor,entryDate,moreInfoContentHTML,offer',
    `${name}-1,"5,200",,01/02/2027,פנויה,x`,
    `${name}-2,"8,7,500",,03/04/2027,,x`,
    `${name}-3,6100,,,,`,
  ];
  await choose({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r')) });
  await expect(tools.getByText('The headings were taken from line 2.')).toBeVisible(SLOW);
  await expect(tools.getByText(/no field has this name: offer/)).toBeVisible();
  await expect(tools.getByText('Lines that cannot be imported: 1')).toBeVisible();
  const save = tools.getByRole('button', { name: 'Save the changes' });
  await expect(save).toHaveCount(0);

  const download = admin.waitForEvent('download');
  await tools.getByRole('button', { name: 'Download these lines with the reasons' }).click();
  expect((await download).suggestedFilename()).toBe('apartments-refused.xlsx');

  await tools.getByLabel('The day before the month: February 1, 2027').check();
  await tools
    .getByRole('group', { name: /State: empty cells/ })
    .getByLabel('Keep what they have now')
    .check();
  await expect(tools.getByText(/Answer the questions above/)).toHaveCount(0, SLOW);
  await expect(save).toHaveCount(0);
  await tools.getByLabel('Import the correct lines, without the lines with errors').check();
  await expect(tools.getByText('Values that are kept although their cell is empty: 3')).toBeVisible();
  expect(await stored()).toEqual([
    [5000, 7, null],
    [5000, 7, null],
    [5000, 7, null],
  ]);
  await save.click();
  await expect(tools.getByText('The changes are saved.')).toBeVisible(SLOW);
  expect(await stored()).toEqual([
    [5200, 7, '2027-02-01'],
    [5000, 7, null],
    [6100, 7, null],
  ]);
  await admin.context().close();
});
