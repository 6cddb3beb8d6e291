import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { follow, logIn } from '../support/admin';
import { REBUILD_MS } from '../support/builds';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };
const BUILT = { timeout: REBUILD_MS, intervals: [500] };
const PAGES = `${cmsUrl}/admin/collections/pages`;

const slug = `editors-day-${Date.now().toString(36)}`;
const moved = `${slug}-moved`;
/** Unique texts that the editor types, by language. */
const TEXTS = {
  he: { title: `יום עבודה ${slug}`, block: `כותרת ${slug}`, words: `מילים בעברית ${slug}` },
  en: { title: `A day ${slug}`, block: `Heading ${slug}`, words: `English words ${slug}` },
} as const;
type Language = keyof typeof TEXTS;
const LANGUAGES: readonly Language[] = ['he', 'en'];

const addressOf = (language: Language, name = slug) => (language === 'en' ? `/en/${name}/` : `/${name}/`);

let id = 0;

/**
 * Deletes the page, its redirects, and the CMS's open question where its URLs should lead. Then waits until the site
 * has been rebuilt.
 */
test.afterAll(async ({ request }) => {
  test.setTimeout(REBUILD_MS);
  if (id === 0) return;
  const headers = await authorization(request, 'administrator');
  await request.delete(`${cmsUrl}/api/pages/${id}?trash=true&overrideLock=true`, { headers });
  await request.post(`${cmsUrl}/api/redirects/gone`, {
    headers,
    data: { collection: 'pages', id, page: null },
  });
  const params = { 'where[from][contains]': slug, depth: '0' };
  const found = await request.get(`${cmsUrl}/api/redirects`, { headers, params });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  for (const redirect of docs) await request.delete(`${cmsUrl}/api/redirects/${redirect.id}`, { headers });
  for (const path of [addressOf('he'), addressOf('en'), addressOf('en', moved)])
    await expectAt(request, path, [404, '']);
});

/** Clicks "publish" and returns the status of the CMS's response. */
async function publish(admin: Page): Promise<number> {
  const answered = admin.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const isSave = response.request().method() === 'PATCH' && pathname === `/api/pages/${id}`;
    return isSave && !searchParams.has('draft') && !searchParams.has('autosave');
  }, SLOW);
  await admin.locator('#action-save').click();
  return (await answered).status();
}

async function fill(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await expect(field).toHaveValue(text);
}

/** Fills in the page and both of its blocks in one language. */
async function write(admin: Page, language: Language): Promise<void> {
  const { title, block, words } = TEXTS[language];
  await fill(admin.locator('#field-title'), title);
  await fill(admin.locator('#field-slug'), slug);
  await expect(admin.locator('.slug-field')).toContainText(
    `The address is available: ${addressOf(language)}`,
    SLOW,
  );
  await fill(admin.locator('#field-blocks__0__title'), block);
  const editor = admin.locator('#blocks-row-1 [contenteditable="true"]');
  await editor.click();
  await editor.pressSequentially(words);
  await expect(editor).toHaveText(words);
}

/** Adds a block. Repeats the click, because a click right after the previous choice may not open the list. */
async function addBlock(admin: Page, name: string, row: number): Promise<void> {
  const choice = admin.locator(`.blocks-drawer__block button[title="${name}"]`);
  await expect(choice).toBeHidden(SLOW);
  await expect(async () => {
    if (!(await choice.isVisible()))
      await admin.getByRole('button', { name: 'Add Block', exact: true }).click({ timeout: 5000 });
    await expect(choice).toBeVisible({ timeout: 5000 });
  }).toPass(SLOW);
  await choice.click();
  await expect(admin.locator(`#blocks-row-${row}`)).toContainText(name, SLOW);
}

/** Chooses an action from the document's menu and confirms it. */
async function choose(admin: Page, action: string): Promise<void> {
  await admin.locator('.doc-controls__popup button').first().click();
  await admin.locator(action).click();
  await admin.locator('#confirm-action').click();
}

const said = (admin: Page, words: RegExp) =>
  expect(admin.locator('.payload-toast-container')).toContainText(words, SLOW);

/** Requests a path and returns the status and the redirect target. */
async function answerAt(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location ?? ''] as const;
}

/** Waits until a path responds with the expected status and redirect target. */
async function expectAt(request: APIRequestContext, path: string, expected: readonly [number, string]) {
  await expect.poll(() => answerAt(request, path), { ...BUILT, message: path }).toEqual(expected);
}

/** Waits until the page on the site shows all texts that the editor typed in a language. */
async function expectOnSite(request: APIRequestContext, language: Language) {
  const path = addressOf(language);
  const { title, block, words } = TEXTS[language];
  const html = async () => (await request.get(path, { maxRedirects: 0 })).text();
  await expect.poll(html, { ...BUILT, message: `${path} on the site` }).toContain(title);
  for (const text of [block, words]) expect(await html()).toContain(text);
}

test('an editor creates, publishes, renames, unpublishes and restores a page, and the site follows each step', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(400_000);
  const admin = await logIn(browser, 'editor');
  // Delay idle callbacks to simulate a busy machine. Payload writes rich text to the form only when the browser is
  // idle.
  await admin.addInitScript(() => {
    window.requestIdleCallback = (run) =>
      window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), 1500);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
  const asked: string[] = [];
  admin.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });

  await test.step('a new page of a kind has a default name and the blocks of its kind', async () => {
    await admin.goto(`${PAGES}/create?locale=he`);
    await expect(admin).toHaveURL(/\/pages\/\d+/, SLOW);
    id = Number(/pages\/(\d+)/.exec(admin.url())?.[1]);
    await expect(admin.locator('#field-title')).toHaveValue('דף חדש', SLOW);
    await admin.locator('#field-template .rs__control').click();
    await admin
      .locator('#field-template')
      .getByRole('option', { name: 'Environmental', exact: true })
      .click();
    await addBlock(admin, 'Title and text', 0);
    await addBlock(admin, 'Content text', 1);
    await expect(admin.locator('#action-save-draft')).toBeVisible();
    await expect(admin.getByText('Saves automatically')).toBeVisible(SLOW);
  });

  await test.step('missing translations are listed with links to their fields', async () => {
    // Publish before the form has autosaved the last input. The CMS must keep that input.
    await write(admin, 'he');
    expect(await publish(admin)).toBe(400);
    const toasts = admin.locator('.payload-toast-container');
    await expect(toasts).toContainText('kept as a draft', SLOW);
    for (const field of ['Page name', 'Slug', 'Title', 'Text'])
      await expect(toasts).toContainText(new RegExp(`Missing in English .*${field}`), SLOW);
    expect(await answerAt(request, addressOf('he'))).toEqual([404, '']);
    const check = admin.getByRole('region', { name: 'Before publishing' });
    await check.getByText(/things? to check/).click();
    const missing = check.getByRole('listitem').filter({ hasText: 'in English' });
    await expect(missing).toHaveText([/Page name/, /Title and text.*Title/, /Content text.*Text/], SLOW);
    await missing.filter({ hasText: 'Page name' }).getByRole('link').click();
    await expect(admin.locator('#field-title')).toBeFocused(SLOW);
    await expect(admin).toHaveURL(/locale=en/);
    await expect(admin.locator('#field-title')).toHaveValue('');
    expect(asked, 'questions whether to leave what is not saved').toEqual([]);
  });

  await test.step('the published page is on the site in both languages', async () => {
    await write(admin, 'en');
    expect(await publish(admin)).toBe(200);
    const sign = admin.locator('.site-sign');
    await expect(sign).toContainText('On the site since', { timeout: REBUILD_MS });
    await expect(sign.getByRole('link')).toHaveAttribute('href', new RegExp(`${addressOf('en')}$`));
    for (const language of LANGUAGES) {
      await expectOnSite(request, language);
      await page.goto(addressOf(language));
      await expect(page.getByRole('heading', { name: TEXTS[language].block })).toBeVisible();
      await expect(page.getByText(TEXTS[language].words)).toBeVisible();
    }
  });

  await test.step('the old address of a renamed page redirects to the new one', async () => {
    await fill(admin.locator('#field-title'), `Moved ${slug}`);
    await fill(admin.locator('#field-slug'), moved);
    expect(await publish(admin)).toBe(200);
    await expectAt(request, addressOf('en'), [301, addressOf('en', moved)]);
    await expectAt(request, addressOf('en', moved), [200, '']);
    await expectAt(request, addressOf('he'), [200, '']);
  });

  await test.step('the addresses of an unpublished page redirect to the target that the editor chose', async () => {
    await choose(admin, '#action-unpublish');
    await said(admin, /Unpublished successfully/);
    await admin.goto(`${PAGES}?locale=en`);
    const question = admin.locator('.gone__question').filter({ hasText: slug });
    await expect(question).toContainText(addressOf('en', moved), SLOW);
    await expect(question, 'where it stood before').toContainText(addressOf('en'));
    const search = question.getByLabel('Search for a page');
    await search.fill('Contact');
    await search.press('Enter');
    const select = question.getByLabel('The page to redirect to');
    const contact = select.locator('option', { hasText: '(/en/contact/)' });
    await expect(contact).toHaveCount(1);
    await select.selectOption(await contact.getAttribute('value'));
    await question.getByRole('button', { name: 'Redirect to this page' }).click();
    await expect(admin.getByText('3 redirects were saved.')).toBeVisible(SLOW);
    await expectAt(request, addressOf('he'), [301, '/contact/']);
    for (const name of [moved, slug]) await expectAt(request, addressOf('en', name), [301, '/en/contact/']);
  });

  await test.step('an older version is restored as a draft, and is published at its address', async () => {
    await admin.goto(`${PAGES}/${id}/versions?locale=en`);
    const first = admin.getByRole('row').filter({ hasText: 'Previously Published' }).last();
    await follow(first.getByRole('link'), /versions\/\d+/);
    await admin.getByRole('button', { name: 'Restore this version' }).click();
    await admin.locator('#confirm-action').click();
    await said(admin, /goes live when you publish it/);
    await expect(admin.locator('#field-title')).toHaveValue(TEXTS.en.title, SLOW);
    expect(await answerAt(request, addressOf('en'))).toEqual([301, '/en/contact/']);
    expect(await publish(admin)).toBe(200);
    for (const language of LANGUAGES) await expectOnSite(request, language);
  });

  await test.step('a page restored from the trash is complete', async () => {
    await choose(admin, '#action-delete');
    await said(admin, /moved to trash/);
    // Restoring the page removed the redirects. So after another deletion, the CMS must ask again where its URLs should
    // lead.
    await expectAt(request, addressOf('he'), [404, '']);
    await expectAt(request, addressOf('en'), [404, '']);
    await admin.goto(`${PAGES}/trash?locale=en`);
    await expect(admin.getByRole('link', { name: TEXTS.en.title })).toBeVisible(SLOW);
    const question = admin.locator('.gone__question').filter({ hasText: slug });
    await expect(question).toContainText(addressOf('he'), SLOW);
    await follow(admin.getByRole('link', { name: TEXTS.en.title }), /trash\/\d+/);
    await admin.locator('#action-restore').click();
    await admin.locator('#restore-as-published').check({ force: true });
    await admin.locator('#confirm-action').click();
    await said(admin, /successfully restored/);
    for (const language of LANGUAGES) await expectOnSite(request, language);
    await admin.goto(`${PAGES}?locale=en`);
    await expect(admin.locator('.collection-list .table')).toBeVisible(SLOW);
    await expect(admin.locator('.gone__question').filter({ hasText: slug })).toHaveCount(0);
  });

  await admin.context().close();
});
