import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAsStaff } from '../support/staff';
import { cmsUrl, expect, expectAccessible, test } from '../support/test';
import { uniqueName } from '../support/uniqueName';

const SLOW = { timeout: 60_000 };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const cv = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

const TEXTS = {
  he: {
    path: '/career/10482/',
    form: /^הגשת מועמדות/,
    firstName: /^שם פרטי/,
    lastName: /^שם משפחה/,
    phone: /^טלפון/,
    email: /^דוא״ל/,
    cv: /^קורות חיים/,
    send: 'שליחת המועמדות',
    success: 'המועמדות התקבלה',
    leave: 'לדף הקריירה',
    careers: /\/career\/$/,
    job: 'מנהל/ת פרויקט מגורים',
  },
  en: {
    path: '/en/career/10482/',
    form: /^Application/,
    firstName: /^First name/,
    lastName: /^Last name/,
    phone: /^Phone/,
    email: /^E-mail/,
    cv: /^CV/,
    send: 'Send application',
    success: 'We have your application',
    leave: 'To the careers page',
    careers: /\/en\/career\/$/,
    job: 'Residential project manager',
  },
} as const;
const EN = TEXTS.en;

interface StoredApplication {
  reference: string;
  jobName: string;
  delivery: string;
  isReferral: boolean;
  referralName: string | null;
  email: string | null;
  cv: { name: string; url: string };
}

// The progress animation takes random steps. Make them as large as possible to shorten the test.
test.beforeEach(({ page }) => page.addInitScript('Math.random = () => 0.999'));

// Only the first language is tested here, because the journeys cover both.
for (const [language, texts] of Object.entries(TEXTS).slice(0, 1)) {
  test(`a job seeker applies with a CV (${language}), and recruiters find it`, async ({ page, request }) => {
    const lastName = uniqueName();
    await page.goto(texts.path);
    await expect(page.getByRole('heading', { level: 1, name: texts.job })).toBeVisible();
    const form = page.getByRole('form', { name: texts.form });
    await form.getByLabel(texts.firstName).fill('Naama');
    await form.getByLabel(texts.lastName).fill(lastName);
    await form.getByLabel(texts.phone).fill('+972 50-765-4321');
    await form.getByLabel(texts.email).fill('naama@example.com');
    await form.getByLabel(texts.cv).setInputFiles(cv('קורות חיים.pdf'));
    await expectAccessible(page);
    await form.getByLabel(texts.email).press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 3, name: texts.success })).toBeVisible(SLOW);
    await expect(page.getByText(/J-\w{4}-\w{4}/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.leave }).press('Enter');
    await expect(page).toHaveURL(texts.careers);

    const found = () =>
      readAsStaff<StoredApplication>(request, 'applications', { 'where[lastName][equals]': lastName });
    await expect
      .poll(found, SLOW)
      .toMatchObject([{ delivery: 'delivered', isReferral: false, cv: { name: 'קורות חיים.pdf' } }]);
    const [application] = await found();
    const stranger = await request.get(new URL(application?.cv.url ?? '', cmsUrl).href, {
      headers: { Cookie: '' },
    });
    expect(stranger.ok(), 'strangers cannot download a CV').toBe(false);
  });
}

test('an employee refers a friend by keyboard', async ({ page, request }) => {
  const lastName = uniqueName();
  await page.goto(EN.path);
  await page.getByRole('tab', { name: 'I want to join' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Refer a friend' })).toBeFocused();
  const form = page.getByRole('form', { name: /^Refer a friend/ });
  const send = form.getByRole('button', { name: EN.send });
  await send.press('Enter');
  await expect(form.getByLabel(/^Your name/)).toBeFocused();
  await expect(
    form.getByRole('button', { name: 'You must accept the terms in order to apply' }),
  ).toBeVisible();
  await expect(form.getByRole('button', { name: 'Please attach a CV file' })).toBeVisible();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await form.getByLabel(/^Your name/).fill('Noa Levi');
  await form.getByLabel(/^Your phone/).fill('0527654321');
  await form.getByLabel(/^Your e-mail/).fill('noa@example.com');
  await form.getByLabel(EN.firstName).fill('Naama');
  await form.getByLabel(EN.lastName).fill(lastName);
  await form.getByLabel(EN.phone).fill('0507654321');
  await form.getByLabel(EN.cv).setInputFiles(cv('cv.pdf'));
  await form.getByLabel(/I confirm that my friend agreed/).press('Space');
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: EN.success })).toBeVisible(SLOW);
  await expect
    .poll(() =>
      readAsStaff<StoredApplication>(request, 'applications', { 'where[lastName][equals]': lastName }),
    )
    .toMatchObject([{ isReferral: true, referralName: 'Noa Levi', email: null }]);
});

test('a file that is no CV is rejected before sending', async ({ page }) => {
  await page.goto('/career/10482/');
  const form = page.getByRole('form', { name: TEXTS.he.form });
  await form.getByLabel(TEXTS.he.cv).setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: PDF });
  await expect(
    form.getByText('הקובץ חורג מ 1.5 מגה או אינו בפורמט: rtf, txt, doc, docx, pdf.').first(),
  ).toBeVisible();
  await expect(form.getByText('זו תמונה. יש לשמור אותה כ־PDF')).toBeVisible();
});

const realCv = (name: string) => readFileSync(path.join(__dirname, '../../test/fixtures/real/cvs', name));

for (const [name, file, stored] of [
  ['a Word document with a template on the disk of its author', 'own-template.docx', 'own-template.docx'],
  ['a PDF without a file extension, as a cloud drive sends it', 'chrome.pdf', 'CV of Dana.pdf'],
] as const)
  test(`${name} arrives as a CV`, async ({ page, request }) => {
    const lastName = uniqueName();
    await page.goto(EN.path);
    const form = page.getByRole('form', { name: EN.form });
    await form.getByLabel(EN.firstName).fill('Naama');
    await form.getByLabel(EN.lastName).fill(lastName);
    await form.getByLabel(EN.phone).fill('0507654321');
    await form.getByLabel(EN.email).fill('naama@example.com');
    const sent = stored === file ? file : stored.replace(/\.pdf$/, '');
    await form.getByLabel(EN.cv).setInputFiles({ name: sent, mimeType: '', buffer: realCv(file) });
    await form.getByRole('button', { name: EN.send }).click();
    await expect(page.getByRole('heading', { level: 3, name: EN.success })).toBeVisible(SLOW);
    await expect
      .poll(() =>
        readAsStaff<StoredApplication>(request, 'applications', { 'where[lastName][equals]': lastName }),
      )
      .toMatchObject([{ cv: { name: stored } }]);
  });

test.describe('when the service rejects an application', () => {
  test.use({ allowedErrors: ['422'] });

  test('a failed application keeps all input, including the file', async ({ page }) => {
    await page.goto(EN.path);
    const form = page.getByRole('form', { name: EN.form });
    await form.getByLabel(EN.firstName).fill('Naama');
    await form.getByLabel(EN.lastName).fill('Barkai');
    await form.getByLabel(EN.phone).fill('0507654321');
    await form.getByLabel(EN.email).fill('naama@example.com');
    // The file name ends in `.pdf`, but the service checks the content.
    await form.getByLabel(EN.cv).setInputFiles({ ...cv('cv.pdf'), buffer: Buffer.from('just words') });
    await form.getByRole('button', { name: EN.send }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'The application was not sent' })).toBeVisible(
      SLOW,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(form.getByLabel(EN.firstName)).toHaveValue('Naama');
    await expect(
      form.getByText('The content of the file does not match the type in its name').first(),
    ).toBeVisible();
    await form.getByRole('button', { name: 'Put the file back' }).click();
    await expect(form.getByText('cv.pdf', { exact: true })).toBeVisible();
  });
});

test.describe('when the service is unreachable from a phone', () => {
  test.use({
    allowedErrors: ['ERR_FAILED', 'Failed to load resource'],
    viewport: { width: 390, height: 844 },
  });

  for (const way of ['the button', 'Escape'] as const)
    test(`${way} leads back to the beginning of the form, where the file can be restored`, async ({
      page,
    }) => {
      await page.route('**/web/jobs/apply', (route) => route.abort());
      await page.goto(EN.path);
      const form = page.getByRole('form', { name: EN.form });
      await form.getByLabel(EN.firstName).fill('Naama');
      await form.getByLabel(EN.lastName).fill('Barkai');
      await form.getByLabel(EN.phone).fill('0507654321');
      await form.getByLabel(EN.email).fill('naama@example.com');
      await form.getByLabel(EN.cv).setInputFiles(cv('cv.pdf'));
      await form.getByRole('button', { name: EN.send }).click();
      const back = page.getByRole('button', { name: 'Back to the form' });
      await expect(back).toBeVisible(SLOW);
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await back.click();
      await expect(form).toBeFocused();
      await expect(form.getByRole('button', { name: 'Put the file back' })).toBeInViewport({ ratio: 1 });
    });
});

test('the careers page lists the positions in Hebrew, and the English one links to it', async ({ page }) => {
  await page.goto('/en/career/');
  await expect(page.getByRole('heading', { name: 'Open positions' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open positions (in Hebrew)' }).click();
  await expect(page).toHaveURL(/\/career\/$/);
  const newest = page
    .getByRole('region', { name: 'המשרות הפתוחות' })
    .getByRole('article')
    .first()
    .getByRole('link');
  const job = (await newest.textContent()) ?? '';
  await newest.click();
  await expect(page).toHaveURL(/\/career\/\d+\/$/);
  const crumbs = page.getByRole('navigation', { name: 'פירורי לחם' }).getByRole('link');
  await expect(crumbs).toHaveText(['דף הבית', 'קריירה', job]);
});

test('a closed position says so, offers others in place of its form, and is hidden from search engines', async ({
  page,
}) => {
  await page.goto('/career/10611/');
  const closed = page.getByRole('region', { name: 'המשרה הזאת נסגרה' });
  await expect(closed).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' })).toHaveCount(0);
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  await closed.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('main').locator('form')).not.toHaveCount(0);
});

test('a job seeker filters the board; Back and a reload keep the choices', async ({ page }) => {
  await page.goto('/career/');
  const board = page.getByRole('region', { name: 'המשרות הפתוחות' });
  const cards = board.getByRole('article');
  const all = await cards.count();
  const profession = board.getByRole('group', { name: 'מקצועות' }).getByRole('button', { name: 'הנדסה' });
  await profession.click();
  await expect(page).toHaveURL(/\?professions=\d+$/);
  await expect(profession).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  for (const card of await cards.all()) await expect(card).toContainText('הנדסה');
  await expectAccessible(page);

  await board.getByRole('button', { name: 'סינון', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('צפון').press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^הצגת התוצאות/ }).press('Enter');
  await expect(page).toHaveURL(/professions=\d+&areas=\d+/);
  const narrowed = await cards.count();
  expect(narrowed).toBeGreaterThan(0);
  await page.reload();
  await expect(cards).toHaveCount(narrowed);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/career\/\d+\/$/);
  await page.goBack();
  await expect(cards).toHaveCount(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(/\?professions=\d+$/);
  await board.getByRole('button', { name: 'כל המשרות' }).click();
  await expect(cards).toHaveCount(all);
});

test('a job seeker on a phone returns from a position to the same place of a long list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/career/');
  const cards = page.getByRole('region', { name: 'המשרות הפתוחות' }).getByRole('article');
  await page.getByRole('button', { name: 'עוד משרות' }).click();
  await expect(cards).toHaveCount(24);
  const late = cards.nth(18).getByRole('link');
  await late.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  await late.click();
  await expect(page).toHaveURL(/\/career\/\d+\/$/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect.poll(place).toBe(before);
});

test('a job seeker searches the board on a phone by keyboard, and invalid addresses open the first page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/career/');
  const board = page.getByRole('region', { name: 'המשרות הפתוחות' });
  const cards = board.getByRole('article');
  const titles = () => board.getByRole('heading', { level: 3 }).allTextContents();
  await expect(cards).toHaveCount(12);
  const first = await titles();
  await board.getByRole('searchbox', { name: 'חיפוש במשרות' }).focus();
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/web/jobs/search') && response.request().postDataJSON()?.text === 'cvbsxv',
  );
  // The word בהנדסה, typed with the English keyboard layout.
  await page.keyboard.type('cvbsxv');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('cvbsxv');
  await expect.poll(titles).not.toEqual(first);
  await expect(cards.first()).toContainText('הנדסה');
  await expectAccessible(page);
  // The list is first filtered in the browser, and updated again when the service responds.
  const { items } = (await (await answered).json()) as { items: unknown[] };
  await expect(cards).toHaveCount(items.length);
  const found = await titles();
  await page.reload();
  await expect.poll(titles).toEqual(found);
  await page.keyboard.press('Home');
  for (const address of [
    '?page=-1',
    '?page=x',
    '?areas=north',
    `?q=${'x'.repeat(5000)}&areas=${'9'.repeat(5000)}`,
  ]) {
    await page.goto(`/career/${address}`);
    await expect.poll(titles, address.slice(0, 40)).toEqual(first);
  }
});

test.describe('when the service of the board does not answer', () => {
  test.use({ allowedErrors: ['503', 'Failed to load resource'] });

  test('the built positions stay, with a retry', async ({ page }) => {
    await page.route('**/web/jobs/**', (route) => route.fulfill({ status: 503, json: { error: 'down' } }));
    await page.goto('/career/');
    // Scroll to the job board, because the page requests its data only when the board is visible.
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await expect(page.getByText('לא הצלחנו לבדוק אילו משרות פתוחות')).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('link')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/web/jobs/**');
    await page.getByRole('button', { name: 'בדיקה נוספת' }).click();
    await expect(page.getByText('לא הצלחנו לבדוק אילו משרות פתוחות')).toBeHidden();
  });
});
