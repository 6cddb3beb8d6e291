import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, publish } from '../support/admin';
import { REBUILD_MS } from '../support/builds';
import { authorization } from '../support/staff';
import { cmsUrl, expect, test } from '../support/test';

const PATH = '/en/contact/';
const NEW_TEXT = 'I agree to receive the newsletter of this visit.';

interface Consents {
  marketing: string;
  version: string;
}

const published = async (request: APIRequestContext): Promise<Consents> =>
  (await (await request.get(`${cmsUrl}/api/globals/consentTexts?locale=en`)).json()) as Consents;

const html = async (request: APIRequestContext): Promise<string> => (await request.get(PATH)).text();

/** Sends the contact form of the open page with a consent. Returns the consent that was stored. */
async function agree(page: Page, request: APIRequestContext, text: string) {
  const message = `Consent ${Date.now()}`;
  const form = page.locator('#contact-us');
  await form.hover();
  await expect(form.getByLabel(/Subject/).getByRole('option')).not.toHaveCount(1);
  await form.getByLabel(/Subject/).selectOption({ index: 1 });
  await form.getByLabel(/Full name/).fill('Ruth Carmeli');
  await form.getByLabel(/Phone/).fill('050-123-4567');
  await form.getByLabel(/^E-mail/).fill('ruth@example.com');
  await form.getByLabel(/^Message/).fill(message);
  await form.getByRole('checkbox', { name: text }).check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeVisible({
    timeout: 30_000,
  });
  const found = await request.get(
    `${cmsUrl}/api/messages?depth=0&where[content][equals]=${encodeURIComponent(message)}`,
    { headers: await authorization(request) },
  );
  const { docs } = (await found.json()) as { docs: object[] };
  return docs[0];
}

test('an administrator changes a consent text; open forms keep the old text, and new ones show the new text', async ({
  browser,
  context,
  page,
  request,
}) => {
  test.setTimeout(2 * REBUILD_MS + 120_000);
  const before = await published(request);
  await page.goto(PATH);

  const admin = await logIn(browser, 'administrator');
  await admin.goto(`${cmsUrl}/admin/globals/consentTexts?locale=en`);
  await admin.locator('#field-marketing').fill(NEW_TEXT);
  await publish(admin);
  await admin.context().close();
  try {
    await expect.poll(() => html(request), { timeout: REBUILD_MS, intervals: [1000] }).toContain(NEW_TEXT);
    const after = await published(request);
    expect(after.version).not.toBe(before.version);

    expect(await agree(page, request, before.marketing)).toMatchObject({
      consentVersion: before.version,
      consentText: before.marketing,
    });
    const later = await context.newPage();
    await later.goto(PATH);
    expect(await agree(later, request, NEW_TEXT)).toMatchObject({
      consentVersion: after.version,
      consentText: NEW_TEXT,
    });
  } finally {
    const reset = await request.post(`${cmsUrl}/api/globals/consentTexts?locale=en`, {
      headers: await authorization(request, 'administrator'),
      data: { marketing: before.marketing, _status: 'published' },
    });
    expect(reset.status(), 'answer to the reset of the text').toBe(200);
    await expect
      .poll(() => html(request), { timeout: REBUILD_MS, intervals: [1000] })
      .not.toContain(NEW_TEXT);
  }
});
