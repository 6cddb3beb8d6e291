import type { Locator } from '@playwright/test';
import { follow, logIn } from '../support/admin';
import { cmsUrl, expect, expectAccessible, test } from '../support/test';

const TEXTS = {
  he: {
    path: '/contact/',
    subject: /נושא/,
    name: /שם מלא/,
    phone: /טלפון/,
    email: /^דוא״ל/,
    message: /^הודעה/,
    send: 'שליחה',
    success: 'תודה, ההודעה התקבלה',
    another: 'כתיבת הודעה נוספת',
    privacy: /^מדיניות הפרטיות/,
    restored: /מה שכתבתם כאן קודם הוחזר/,
    sender: 'רות כרמלי',
    didYouMean: 'התכוונתם אל',
  },
  en: {
    path: '/en/contact/',
    subject: /Subject/,
    name: /Full name/,
    phone: /Phone/,
    email: /^E-mail/,
    message: /^Message/,
    send: 'Send',
    success: 'Thank you, your message has arrived',
    another: 'Write another message',
    privacy: /^Privacy policy/,
    restored: /What you wrote here before is back/,
    sender: 'Ruth Carmeli',
    didYouMean: 'Did you mean',
  },
} as const;

/** Moves the mouse over the form and waits for the contact subjects, which load after the first interaction. */
async function loadSubjects(form: Locator, label: RegExp): Promise<void> {
  await form.hover();
  await expect(form.getByLabel(label).getByRole('option')).not.toHaveCount(1);
}

// Only the first language is tested here, because the journeys cover both.
for (const [language, texts] of Object.entries(TEXTS).slice(0, 1)) {
  test(`a visitor writes a message (${language}), and a member of staff finds it in the admin`, async ({
    browser,
    page,
  }) => {
    const message = `${language} ${Date.now()}`;
    await page.goto(texts.path);
    const form = page.locator('#contact-us');
    await loadSubjects(form, texts.subject);
    await form.getByLabel(texts.subject).selectOption({ index: 1 });
    await form.getByLabel(texts.name).fill(texts.sender);
    await form.getByLabel(texts.phone).fill('+972 50-123-4567');
    await form.getByLabel(texts.email).fill('ruth@example.com');
    await form.getByLabel(texts.message).fill(message);
    await expect(form.getByText(`${message.length}/500`)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: texts.send }).click();
    const arrived = form.getByRole('heading', { name: texts.success });
    await expect(arrived).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    // A printed page must show the reference number, but not the form.
    await page.emulateMedia({ media: 'print' });
    await expect(arrived).toBeVisible();
    await expect(form.getByRole('button', { name: texts.another })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const admin = await logIn(browser, 'staff');
    await admin.goto(`${cmsUrl}/admin/collections/messages`);
    const row = admin.getByRole('row').filter({ hasText: texts.sender }).first();
    await follow(row.getByRole('link').first(), /messages\/\d+/);
    const letter = admin.getByRole('article');
    await expect(letter.locator('[data-row="content"] dd')).toHaveText(message, { timeout: 30_000 });
    await expect(letter.locator('[data-row="senderPhone"]').getByRole('link')).toHaveAttribute(
      'href',
      'tel:0501234567',
    );
    await admin.context().close();
  });
}

/** One language is enough, because the behaviour does not depend on it. */
const ONE_LANGUAGE = Object.entries(TEXTS).slice(0, 1);

for (const [language, texts] of ONE_LANGUAGE) {
  test(`a visitor from abroad with a mistyped mail service writes a message (${language})`, async ({
    page,
  }) => {
    await page.goto(texts.path);
    const form = page.locator('#contact-us');
    await loadSubjects(form, texts.subject);
    await form.getByLabel(texts.subject).selectOption({ index: 1 });
    await form.getByLabel(texts.name).fill(texts.sender);
    await form.getByLabel(texts.phone).fill('\u200e+48 22 12');
    await form.getByLabel(texts.email).fill('ruth@gmail.con');
    await form.getByLabel(texts.message).fill('Warsaw');
    await expect(form.getByText(texts.didYouMean)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'ruth@gmail.com' }).click();
    await expect(form.getByLabel(texts.email)).toHaveValue('ruth@gmail.com');
    await form.getByRole('button', { name: texts.send }).click();
    await expect(form.getByLabel(texts.phone)).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel(texts.phone).fill('\u200e+48 (22) 123\u201145\u201167');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/web/contactUs/'),
    );
    await form.getByRole('button', { name: texts.send }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      senderPhone: '+48221234567',
      senderEmail: 'ruth@gmail.com',
    });
    await expect(form.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 30_000 });
  });
}

for (const [language, texts] of ONE_LANGUAGE) {
  test(`input survives a reload and other pages, and is deleted once it is sent (${language})`, async ({
    page,
  }) => {
    await page.goto(texts.path);
    const form = page.locator('#contact-us');
    await loadSubjects(form, texts.subject);
    await form.getByLabel(texts.subject).selectOption({ index: 1 });
    await form.getByLabel(texts.name).fill(texts.sender);
    await form.getByLabel(texts.phone).fill('0501234567');
    await form.getByLabel(texts.email).fill('ruth@example.com');
    await form.getByLabel(texts.message).fill('A long message');
    const isKept = async () => {
      await expect(form.getByText(texts.restored)).toBeVisible();
      await expect(form.getByLabel(texts.subject)).not.toHaveValue('');
      await expect(form.getByLabel(texts.name)).toHaveValue(texts.sender);
      await expect(form.getByLabel(texts.message)).toHaveValue('A long message');
    };

    await page.reload();
    await isKept();

    const home = texts.path.replace('contact/', '');
    await page.getByRole('banner').locator(`a[href="${home}"]`).first().click();
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL(texts.path);
    await isKept();

    await form.getByRole('button', { name: texts.send }).click();
    await expect(form.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 30_000 });
    await form.getByRole('button', { name: texts.another }).click();
    await expect(form.getByLabel(texts.name)).toHaveValue('');
    await page.reload();
    await loadSubjects(form, texts.subject);
    await expect(form.getByLabel(texts.name)).toHaveValue('');
    await expect(form.getByText(texts.restored)).toBeHidden();
  });

  test(`the privacy policy opens in a new tab, and the form stays unchanged (${language})`, async ({
    page,
    context,
  }) => {
    await page.goto(texts.path);
    const form = page.locator('#contact-us');
    await form.getByLabel(texts.name).fill(texts.sender);
    const opened = context.waitForEvent('page');
    await form.getByRole('link', { name: texts.privacy }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form.getByLabel(texts.name)).toHaveValue(texts.sender);
  });
}

test('an invalid form shows the errors, and leads to each wrong field', async ({ page }) => {
  await page.goto('/en/contact/');
  const form = page.locator('#contact-us');
  await loadSubjects(form, /Subject/);
  await form.getByRole('button', { name: 'Send' }).click();
  const summary = form.getByRole('group', { name: 'Please correct the following' });
  await expect(form.getByLabel(/Subject/)).toBeFocused();
  await summary.getByRole('button', { name: /Please fill in your e-mail/ }).press('Enter');
  await expect(form.getByLabel(/E-mail/)).toBeFocused();
  await form.getByLabel(/Full name/).fill('Al');
  await form.getByLabel(/Phone/).fill('123');
  await form.getByLabel(/E-mail/).fill('nobody');
  await form.getByRole('button', { name: 'Send' }).click();
  for (const field of [/Subject/, /Full name/, /Phone/, /E-mail/]) {
    await expect(form.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
});

test.describe('when the service is unreachable', () => {
  test.use({ allowedErrors: ['ERR_FAILED', 'Failed to load resource', 'failed: '] });

  test('the visitor can retry with the restored input', async ({ page }) => {
    await page.goto('/en/contact/');
    const form = page.locator('#contact-us');
    await loadSubjects(form, /Subject/);
    await form.getByLabel(/Subject/).selectOption({ index: 1 });
    await form.getByLabel(/Full name/).fill('Ruth Carmeli');
    await form.getByLabel(/Phone/).fill('0501234567');
    await form.getByLabel(/E-mail/).fill('ruth@example.com');
    await page.route('**/web/contactUs/sendContactUs', (route) => route.abort());
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('heading', { name: 'The message was not sent' })).toBeVisible({
      timeout: 30_000,
    });
    await form.getByRole('button', { name: /try again/i }).click();
    await expect(form.getByLabel(/Full name/)).toHaveValue('');
    await form.getByRole('button', { name: /restore/i }).click();
    await expect(form.getByLabel(/Full name/)).toHaveValue('Ruth Carmeli');
    await page.unroute('**/web/contactUs/sendContactUs');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeVisible({
      timeout: 30_000,
    });
  });
});
