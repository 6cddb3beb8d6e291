import type { APIRequestContext } from '@playwright/test';
import { readAsStaff } from '../support/staff';
import { expect, expectAccessible, test } from '../support/test';

const TEXTS = {
  he: {
    path: '/homes-by-even-derech/entitled-buyers/',
    form: 'טופס זכאות',
    name: /שם מלא/,
    phone: /טלפון/,
    email: /^דוא״ל/,
    message: /^הודעה/,
    send: 'שליחה',
    success: 'תודה, הפרטים התקבלו',
    sender: 'נעמה ברקאי',
  },
  en: {
    path: '/en/homes-by-even-derech/entitled-buyers/',
    form: 'Eligibility form',
    name: /Full name/,
    phone: /Phone/,
    email: /^E-mail/,
    message: /^Message/,
    send: 'Send',
    success: 'Thank you, we have your details',
    sender: 'Naama Barkai',
  },
} as const;

interface StoredLead {
  name: string;
  phone: string;
  projectStatus: string;
  delivery: string;
  allowedMarketing: boolean;
}

/** Reads the leads with a given comment, as a member of staff. */
const leadsOf = (request: APIRequestContext, comments: string): Promise<StoredLead[]> =>
  readAsStaff<StoredLead>(request, 'leads', { 'where[comments][equals]': comments });

// Only the first language is tested here, because the journeys cover both.
for (const [language, texts] of Object.entries(TEXTS).slice(0, 1)) {
  test(`an eligible buyer leaves details (${language}), and staff find them forwarded`, async ({
    page,
    request,
  }) => {
    const comments = `${language} ${Date.now()}`;
    await page.goto(texts.path);
    const form = page.getByRole('form', { name: texts.form });
    await form.getByLabel(texts.name).fill(texts.sender);
    await form.getByLabel(texts.phone).fill('+972 50-765-4321');
    await form.getByLabel(texts.email).fill('naama@example.com');
    await form.getByLabel(texts.message).fill(comments);
    await form.getByRole('checkbox').first().check();
    await expectAccessible(page);
    await form.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await expect
      .poll(() => leadsOf(request, comments), { timeout: 30_000 })
      .toMatchObject([
        {
          name: texts.sender,
          phone: '0507654321',
          projectStatus: 'Entitled',
          allowedMarketing: true,
          delivery: 'delivered',
        },
      ]);
  });
}

test('the drawer opens and closes by keyboard, and sends', async ({ page }) => {
  await page.goto('/en/activities/industries/product-enquiry/');
  const button = page.getByRole('main').getByRole('button', { name: 'Leave details' });
  const drawer = page.getByRole('dialog', { name: 'Leave details' });
  await button.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('Ready-mixed concrete')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  // The browser's back button must also close the drawer, without leaving the page.
  await button.press('Enter');
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/en/activities/industries/product-enquiry/');
  await expect(button).toBeFocused();

  await button.press('Enter');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByLabel(/Full name/)).toBeFocused();
  await expectAccessible(page);
  await drawer.getByLabel(/Full name/).fill('Naama Barkai');
  await drawer.getByLabel(/Phone/).fill('0507654321');
  await drawer.getByLabel(/E-mail/).fill('naama@example.com');
  await drawer.getByLabel(/E-mail/).press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Thank you, we have your details' })).toBeVisible({
    timeout: 30_000,
  });
});

test('input in the drawer survives a reload until it is sent', async ({ page }) => {
  await page.goto('/en/activities/industries/product-enquiry/');
  const button = page.getByRole('main').getByRole('button', { name: 'Leave details' });
  const drawer = page.getByRole('dialog', { name: 'Leave details' });
  await button.press('Enter');
  await expect(drawer.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', /privacy/);
  await drawer.getByLabel(/Full name/).fill('Naama Barkai');
  await drawer.getByLabel(/Phone/).fill('0507654321');
  await drawer.getByLabel(/E-mail/).fill('naama@example.com');

  await page.reload();
  await button.press('Enter');
  await expect(drawer.getByText(/What you wrote here before is back/)).toBeVisible();
  await expect(drawer.getByLabel(/Full name/)).toHaveValue('Naama Barkai');
  await expect(drawer.getByLabel(/Phone/)).toHaveValue('0507654321');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('heading', { name: 'Thank you, we have your details' })).toBeVisible({
    timeout: 30_000,
  });

  await page.reload();
  await button.press('Enter');
  await expect(drawer.getByLabel(/Full name/)).toHaveValue('');
});

test('a click outside closes the drawer', async ({ page }) => {
  await page.goto('/en/activities/industries/product-enquiry/');
  await page.getByRole('main').getByRole('button', { name: 'Leave details' }).click();
  const drawer = page.getByRole('dialog', { name: 'Leave details' });
  await expect(drawer).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(width - 40, height / 2);
  await expect(drawer).toBeHidden();
});

test('a rejected lead can be repeated with its input', async ({ page }) => {
  await page.goto('/en/homes-by-even-derech/entitled-buyers/');
  const form = page.getByRole('form', { name: 'Eligibility form' });
  await form.getByLabel(/Full name/).fill('Naama Barkai');
  await form.getByLabel(/Phone/).fill('0507654321');
  await form.getByLabel(/E-mail/).fill('naama@example.com');
  await page.route('**/web/bmby/lead', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          json: { body: { addLeadSucceeded: false, errorMessage: 'No such project' } },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      : route.fallback(),
  );
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your details were not sent' })).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(form.getByLabel(/Full name/)).toHaveValue('');
  await page.unroute('**/web/bmby/lead');
  await form.getByRole('button', { name: 'Restore what I wrote' }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your details' })).toBeVisible({
    timeout: 30_000,
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back leads from a page of the menu to the page before, not to the menu', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Talk to us' }).click();
    await expect(page).toHaveURL('/en/contact/');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/en/');
    await expect(menu).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/en/contact/');
  });
});
