import type { APIRequestContext, FileChooser, Locator, Page } from '@playwright/test';
import { authorization } from '../support/staff';
import { cmsUrl, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const ENTRIES = '**/umbraco/forms/api/v1/entries/**';
const SLOW = { timeout: 30_000 };

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });

const TEXTS = {
  he: {
    path: '/homes-by-even-derech/report/',
    form: /דיווח על ליקוי/,
    name: /שם מלא/,
    phone: /טלפון נייד/,
    idNumber: /מספר זהות/,
    committee: 'ועד הבית',
    building: /כתובת הבניין/,
    project: /הפרויקט/,
    apartment: /מספר הדירה/,
    kitchen: 'מטבח',
    common: 'שטח משותף',
    description: /תיאור/,
    urgent: 'הנזק נמשך גם עכשיו',
    done: /מה כבר עשיתם/,
    hasPictures: 'יש לי תמונות או מסמכים',
    files: /קבצים/,
    remove: /הסרת/,
    consent: /הפרטים שמסרתי/,
    next: 'המשך',
    back: 'חזרה',
    send: 'שליחת הדיווח',
    steps: ['שלב 1 מתוך 3', 'שלב 2 מתוך 3', 'שלב 3 מתוך 4', 'שלב 4 מתוך 4'],
    success: 'תודה, הטופס נשלח',
    message: 'הדיווח הגיע לצוות השירות',
    home: 'לדף הבית',
    homePath: '/',
    failure: 'הטופס לא נשלח',
    toForm: 'חזרה לטופס',
    summary: 'יש לתקן את הפרטים הבאים',
  },
  en: {
    path: '/en/homes-by-even-derech/report/',
    form: /Report a fault/,
    name: /Full name/,
    phone: /Mobile phone/,
    idNumber: /Identity number/,
    committee: 'The house committee',
    building: /Building address/,
    project: /The project/,
    apartment: /Apartment number/,
    kitchen: 'Kitchen',
    common: 'Common area',
    description: /Description/,
    urgent: 'The damage is still happening',
    done: /What have you done/,
    hasPictures: 'I have pictures or documents',
    files: /Files/,
    remove: /Remove/,
    consent: /My details may be kept/,
    next: 'Next',
    back: 'Back',
    send: 'Send the report',
    steps: ['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 4', 'Step 4 of 4'],
    success: 'Thank you, the form has been sent',
    message: 'Your report has reached our service team',
    home: 'To the home page',
    homePath: '/en/',
    failure: 'The form was not sent',
    toForm: 'Back to the form',
    summary: 'Please correct the following',
  },
} as const;
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

/** Presses Tab until the control has the focus. Fails if the control cannot be reached by keyboard. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 25; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Check at the top of the page, where the sticky header covers no field. */
async function expectAccessibleForm(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
}

async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Reads the form entry with a reference number, as a member of staff. */
async function findEntry(request: APIRequestContext, reference: string): Promise<Record<string, unknown>> {
  const found = await request.get(`${cmsUrl}/api/formEntries?where[reference][equals]=${reference}&depth=1`, {
    headers: await authorization(request),
  });
  const { docs } = (await found.json()) as { docs: Record<string, unknown>[] };
  expect(docs).toHaveLength(1);
  return docs[0] ?? {};
}

const formOf = (page: Page, texts: Texts) => page.getByRole('form', { name: texts.form });

/** Fills in the form with the mouse up to its last page. Chooses "owner" and adds no pictures. */
async function fillQuickly(page: Page, texts: Texts): Promise<Locator> {
  await page.goto(texts.path);
  const form = formOf(page, texts);
  await form.getByLabel(texts.name).fill('רות כרמלי');
  await form.getByLabel(texts.phone).fill('050-1234567');
  await form.getByRole('radio').first().check();
  await form.getByRole('button', { name: texts.next }).click();
  await form.getByLabel(texts.project).selectOption({ index: 1 });
  await form.getByRole('checkbox', { name: texts.kitchen }).check();
  await form.getByLabel(texts.description).fill('Water below the sink');
  return form;
}

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`a visitor fills in a long form by keyboard only (${language}), and staff find the entry`, async ({
    page,
    request,
  }) => {
    // Register the listener now: it takes a moment until Playwright intercepts the file dialog.
    const chooser = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
    await page.goto(texts.path);
    const form = formOf(page, texts);
    const button = (name: string) => form.getByRole('button', { name });
    await form.getByLabel(texts.name).focus();
    await page.keyboard.type('רות כרמלי');
    await typeInto(page, form.getByLabel(texts.phone), '050-1234567');
    await typeInto(page, form.getByLabel(texts.idNumber), '123456782');
    await tabTo(page, form.getByRole('radio').first());
    await expect(form.getByLabel(texts.building)).toBeHidden();
    await page.keyboard.press('ArrowUp');
    await expect(form.getByRole('radio', { name: texts.committee })).toBeChecked();
    await typeInto(page, form.getByLabel(texts.building), 'HaNahal 3');
    await expect(form.getByText(texts.steps[0])).toBeVisible();
    await expectAccessibleForm(page);
    await press(page, button(texts.next), 'Enter');

    await expect(form.getByText(texts.steps[1])).toBeVisible();
    await expect(form).toBeFocused();
    await expect(form.getByLabel(texts.apartment)).toBeHidden();
    await press(page, form.getByLabel(texts.project), 'ArrowDown');
    await press(page, form.getByRole('checkbox', { name: texts.common }), 'Space');
    await typeInto(page, form.getByLabel(texts.description), 'Water on the stairs');
    await press(page, form.getByRole('checkbox', { name: texts.urgent }), 'Space');
    await typeInto(page, form.getByLabel(texts.done), 'Called the plumber');
    await press(page, form.getByRole('checkbox', { name: texts.hasPictures }), 'Space');
    await expectAccessibleForm(page);
    await press(page, button(texts.next), 'Enter');

    await expect(form.getByText(texts.steps[2])).toBeVisible();
    const files = form.getByLabel(texts.files);
    await tabTo(page, files);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([picture('stairs.png'), picture('ceiling.png')]);
    await expect(form.getByText('stairs.png', { exact: true })).toBeVisible();
    await press(page, form.getByRole('button', { name: texts.remove }).last(), 'Enter');
    await expect(files).toBeFocused();
    await expectAccessibleForm(page);
    await press(page, button(texts.next), 'Enter');

    await expect(form.getByText(texts.steps[3])).toBeVisible();
    await press(page, form.getByLabel(texts.consent), 'Space');
    await press(page, button(texts.send), 'Enter');
    await expect(page.getByRole('group', { name: texts.success })).toBeFocused(SLOW);
    await expect(page.getByText(texts.message)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.home, exact: true }).first()).toHaveAttribute(
      'href',
      texts.homePath,
    );
    await expectAccessibleForm(page);

    const reference = await page.getByText(/^F-/).textContent();
    const entry = await findEntry(request, reference ?? '');
    const answers = entry.answers as { alias: string; value: string }[];
    expect(Object.fromEntries(answers.map(({ alias, value }) => [alias, value]))).toMatchObject({
      fullName: 'רות כרמלי',
      phone: '0501234567',
      idNumber: '123456782',
      building: 'HaNahal 3',
      places: texts.common,
      description: 'Water on the stairs',
      urgentDetails: 'Called the plumber',
      pictures: 'stairs.png',
      source: 'דיווח דיירים באתר',
    });
    expect(answers.map(({ alias }) => alias)).not.toContain('apartment');
    expect(entry.attachments).toHaveLength(1);
    expect(entry.language).toBe(language);
  });

  test(`missing values keep the visitor on the page (${language})`, async ({ page }) => {
    await page.goto(texts.path);
    const form = formOf(page, texts);
    await form.getByLabel(texts.idNumber).fill('123456789');
    await form.getByRole('button', { name: texts.next }).click();
    const summary = form.getByRole('group', { name: texts.summary });
    await expect(summary.getByRole('button')).toHaveCount(4);
    await expect(form.getByRole('textbox').first()).toBeFocused();
    await expectAccessibleForm(page);
    await summary.getByRole('button').nth(2).press('Enter');
    await expect(form.getByLabel(texts.idNumber)).toBeFocused();
  });
}

test('Back returns to earlier pages of a form, then leaves it; nothing is lost', async ({ page }) => {
  const texts = TEXTS.en;
  await page.goto('/en/');
  const form = await fillQuickly(page, texts);
  await form.getByRole('button', { name: texts.next }).click();
  await expect(form.getByLabel(texts.consent)).toBeVisible();
  await page.goBack();
  await expect(form).toBeFocused();
  await expect(form.getByLabel(texts.description)).toHaveValue('Water below the sink');
  await form.getByLabel(texts.description).fill('Water above the sink');
  await page.goBack();
  await expect(form.getByLabel(texts.phone)).toHaveValue('050-1234567');
  await form.getByRole('button', { name: texts.next }).click();
  await expect(form.getByLabel(texts.description)).toHaveValue('Water above the sink');
  await form.getByRole('button', { name: texts.back }).click();
  await expect(form.getByLabel(texts.name)).toHaveValue('רות כרמלי');
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('Forward and a reload return to the same page of a form with its input', async ({ page }) => {
  const texts = TEXTS.en;
  await page.goto('/en/');
  const form = await fillQuickly(page, texts);
  await form.getByRole('button', { name: texts.next }).click();
  await expect(form.getByLabel(texts.consent)).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel(texts.description)).toHaveValue('Water below the sink');
  await page.goForward();
  await expect(form.getByLabel(texts.consent)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel(texts.consent)).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel(texts.description)).toHaveValue('Water below the sink');
  await page.goBack();
  await expect(form.getByLabel(texts.phone)).toHaveValue('050-1234567');
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
});

test.describe('with an answer of the server', () => {
  test.use({ allowedErrors: ['Failed to load resource', 'ERR_FAILED', 'failed: '] });

  // One language is enough, because the behaviour does not depend on it.
  for (const [language, texts] of Object.entries(TEXTS).slice(0, 1)) {
    test(`a file with a wrong extension is rejected at its field (${language})`, async ({ page }) => {
      const form = await fillQuickly(page, texts);
      await form.getByRole('checkbox', { name: texts.hasPictures }).check();
      await form.getByRole('button', { name: texts.next }).click();
      await form
        .getByLabel(texts.files)
        .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
      await form.getByRole('button', { name: texts.next }).click();
      await form.getByLabel(texts.consent).check();
      await form.getByRole('button', { name: texts.send }).click();
      await expect(form.getByLabel(texts.files)).toBeFocused(SLOW);
      await expect(form.getByText(texts.steps[2])).toBeVisible();
      await expect(form.getByLabel(texts.files)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleForm(page);
      await form.getByRole('button', { name: texts.remove }).click();
      await form.getByLabel(texts.files).setInputFiles(picture('wall.png'));
      await form.getByRole('button', { name: texts.next }).click();
      await form.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('heading', { name: texts.success })).toBeVisible(SLOW);
    });

    test(`Back returns from an error on a desktop to the form (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      const form = await fillQuickly(page, texts);
      await form.getByRole('button', { name: texts.next }).click();
      await form.getByLabel(texts.consent).check();
      await page.route(ENTRIES, (route) => route.abort());
      await form.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('heading', { name: texts.failure })).toBeVisible(SLOW);
      await page.goBack();
      await expect(form.getByLabel(texts.consent)).toBeChecked();
    });

    test(`an error on a phone is a sheet that restores all input (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const form = await fillQuickly(page, texts);
      await form.getByRole('checkbox', { name: texts.hasPictures }).check();
      await form.getByRole('button', { name: texts.next }).click();
      await form.getByLabel(texts.files).setInputFiles(picture('wall.png'));
      await form.getByRole('button', { name: texts.next }).click();
      await form.getByLabel(texts.consent).check();
      await page.route(ENTRIES, (route) => route.abort());
      await form.getByRole('button', { name: texts.send }).click();
      const sheet = page.getByRole('dialog', { name: texts.failure });
      await expect(sheet).toBeVisible(SLOW);
      await expectAccessibleForm(page);
      await sheet.getByRole('button', { name: texts.toForm }).click();
      await expect(sheet).toBeHidden();
      await expect(form.getByLabel(texts.consent)).toBeChecked();
      await form.getByRole('button', { name: texts.back }).click();
      await expect(form.getByText('wall.png', { exact: true })).toBeVisible();
      await form.getByRole('button', { name: texts.back }).click();
      await expect(form.getByLabel(texts.description)).toHaveValue('Water below the sink');
      await expectNoSidewaysScroll(page);
      await page.unroute(ENTRIES);
      for (let step = 0; step < 2; step += 1) await form.getByRole('button', { name: texts.next }).click();
      await form.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('dialog', { name: texts.success })).toBeVisible(SLOW);
      await expectAccessibleForm(page);
    });
  }
});
