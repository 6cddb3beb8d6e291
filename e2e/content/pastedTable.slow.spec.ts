import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { logIn, publish } from '../support/admin';
import { REBUILD_MS } from '../support/builds';
import { makeDraft } from '../support/makeDraft';
import { authorization } from '../support/staff';
import { cmsUrl, expect, expectNoSidewaysScroll, test } from '../support/test';

const SLOW = { timeout: 30_000 };
const WORD = path.resolve(__dirname, '../../test/fixtures/real/pasted/word.html');

const slug = `pasted-table-${Date.now().toString(36)}`;
let id = 0;

test.afterAll(async ({ request }) => {
  test.setTimeout(REBUILD_MS);
  if (id === 0) return;
  const headers = await authorization(request, 'administrator');
  await request.delete(`${cmsUrl}/api/pages/${id}?trash=true&overrideLock=true`, { headers });
  await request.post(`${cmsUrl}/api/redirects/gone`, {
    headers,
    data: { collection: 'pages', id, page: null },
  });
  const status = async () => (await request.get(`/${slug}/`, { maxRedirects: 0 })).status();
  await expect.poll(status, { timeout: REBUILD_MS, intervals: [500] }).toBe(404);
});

/** Pastes as a browser does, by dispatching an event on the focused editor. */
const paste = (editor: Locator, type: 'text/html' | 'text/plain', content: string) =>
  editor.evaluate(
    (element, [format, text]) => {
      const data = new DataTransfer();
      data.setData(format, text);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [type, content] as const,
  );

test('an editor pastes tables of Word and of a spreadsheet, and the site shows them as tables and as cards on a phone', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(REBUILD_MS + 60_000);
  const headers = await authorization(request, 'administrator');
  id = await makeDraft(request, headers, {
    title: `טבלה ${slug}`,
    slug,
    languages: ['he'],
    blocks: [
      { blockType: 'contentText', title: 'מחירון' },
      { blockType: 'contentText', title: 'לוח תשלומים' },
    ],
  });
  const admin = await logIn(browser, 'editor');
  await admin.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=he`);
  const editor = admin.locator('#blocks-row-0 [contenteditable="true"]');
  await editor.click(SLOW);
  await paste(editor, 'text/html', readFileSync(WORD, 'utf8'));
  await expect(editor.getByRole('columnheader')).toHaveText(['דירה', 'חדרים', 'מחיר (₪)']);
  await expect(editor.getByRole('row')).toHaveCount(3);
  await expect(admin.locator('#blocks-row-0 .fixed-toolbar')).toBeVisible();
  const second = admin.locator('#blocks-row-1 [contenteditable="true"]');
  await second.click(SLOW);
  await paste(second, 'text/plain', 'תשלום\tחלק\n1\t20%\n2\t80%');
  await expect(second.getByRole('columnheader')).toHaveText(['תשלום', 'חלק']);
  await publish(admin);
  await admin.context().close();

  const html = async () => (await request.get(`/${slug}/`)).text();
  await expect.poll(html, { timeout: REBUILD_MS, intervals: [500] }).toContain('2,450,000');
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${slug}/`);
    const table = page.getByRole('group', { name: 'טבלה' }).first().getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['דירה', 'חדרים', 'מחיר (₪)']);
    const price = table.getByRole('cell', { name: '2,450,000' });
    await expect(price).toBeVisible();
    await expect(price).toHaveCSS('display', width < 768 ? 'block' : 'table-cell');
    await expect(price).toHaveAttribute('data-label', 'מחיר (₪)');
    await expectNoSidewaysScroll(page);
  }
});
