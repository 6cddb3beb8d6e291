import type { Locator, Page } from '@playwright/test';
import { fillReservation, pay, RESERVATION, SLOW } from '../support/reservation';
import { authorization, readAsStaff } from '../support/staff';
import { cmsUrl, expect, expectAccessible, test } from '../support/test';

const TEXTS = {
  he: {
    ...RESERVATION.he,
    path: '/projects/boulevard-12/',
    filters: /^מסננים|^סינון/,
    rooms: 'חדרים',
    show: /^הצגת התוצאות/,
    all: /^כל הפרטים: /,
    features: 'מה יש בדירה',
    plan: 'תוכנית הדירה',
    documents: 'מסמכי הסכם',
    enlarge: 'הגדלת התוכנית',
    rent: 'רוצה לשכור',
    close: 'סגירה',
    taken: 'הדירה תפוסה',
    save: /^שמירה ברשימה שלי/,
    compare: /^השוואה/,
    compareTitle: 'השוואת דירות',
  },
  en: {
    ...RESERVATION.en,
    path: '/en/projects/boulevard-12/',
    filters: /^Filters/,
    rooms: 'Rooms',
    show: /^Show results/,
    all: /^All details: /,
    features: 'Apartment features',
    plan: 'Apartment plan',
    documents: 'Agreement documents',
    enlarge: 'Enlarge the plan',
    rent: 'I want to rent',
    close: 'Close',
    taken: 'Apartment taken',
    save: /^Keep on the shortlist/,
    compare: /^Compare/,
    compareTitle: 'Compare apartments',
  },
} as const;
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

/** Two visits: one in Hebrew on a desktop, one in English on a phone. Each uses its own apartment. */
const VISITS = [
  { language: 'he', viewport: { width: 1366, height: 900 }, asset: 'SHDERA-12-A12', floor: '4' },
  { language: 'en', viewport: { width: 390, height: 844 }, asset: 'SHDERA-12-B4', floor: '1' },
] as const;

interface StoredLead {
  formType: string | null;
  formData: { assetName: string | null; price: number | null } | null;
}

test.beforeEach(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  await request.delete(`${cmsUrl}/api/reservations`, { params: { 'where[id][exists]': 'true' }, headers });
});

/** Opens the page and returns its list once it is visible. */
async function openList(page: Page, texts: Texts, query = ''): Promise<Locator> {
  await page.goto(`${texts.path}${query}`);
  const list = page.locator('#apartments');
  await list.scrollIntoViewIfNeeded();
  return list;
}

for (const { language, viewport, asset, floor } of VISITS) {
  const texts = TEXTS[language];
  test.describe(`on ${viewport.width} px (${language})`, () => {
    test.use({ viewport });

    test('a visitor filters, sees plan and contract, reserves and pays, and another sees the home as taken', async ({
      page,
      browser,
    }) => {
      test.slow();
      const list = await openList(page, texts, `?floorMin=${floor}&floorMax=${floor}`);
      await expectAccessible(page);
      const rows = list.getByRole('button', { name: texts.all });
      const found = await rows.count();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(6);

      await list.getByRole('button', { name: texts.filters }).press('Enter');
      const modal = page.getByRole('dialog');
      await modal
        .getByRole('group', { name: texts.rooms })
        .first()
        .getByRole('button', { pressed: true })
        .focus();
      await expectAccessible(page);
      await modal.getByRole('button', { name: texts.show }).press('Enter');
      await expect(modal).toBeHidden();

      await page.goto(`${texts.path}?home=${asset}`);
      const drawer = page.getByRole('dialog').first();
      await expect(drawer).toBeVisible();
      await expectAccessible(page);
      await drawer.getByRole('tab', { name: texts.plan }).click();
      await drawer.getByRole('link', { name: texts.enlarge }).press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await drawer.getByRole('tab', { name: texts.documents }).press('Enter');
      await expect(drawer.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute('href', /\.pdf/);

      const other = await browser.newContext({ viewport, baseURL: new URL(page.url()).origin });
      const second = await other.newPage();
      await second.goto(`${texts.path}?home=${asset}`);
      const seen = second.getByRole('dialog').first();
      await expect(seen.getByRole('button', { name: texts.rent })).toBeVisible();

      await drawer.getByRole('button', { name: texts.rent }).press('Enter');
      const payment = page.getByRole('dialog', { name: texts.title });
      await fillReservation(payment, texts);
      await payment.getByRole('button', { name: texts.go }).press('Enter');
      await pay(payment, texts);

      await expect(seen.getByRole('button', { name: texts.rent })).toBeHidden(SLOW);
      await expectAccessible(second);
      await other.close();
    });

    test('a visitor compares shortlisted homes', async ({ page }) => {
      const list = await openList(page, texts);
      await list.getByRole('button', { name: texts.save }).nth(0).press('Enter');
      await list.getByRole('button', { name: texts.save }).nth(1).press('Enter');
      await list.getByRole('button', { name: texts.compare }).press('Enter');
      const modal = page.getByRole('dialog', { name: texts.compareTitle });
      await expect(modal.getByRole('columnheader')).toHaveCount(3);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
    });
  });
}

test('a lead about a home that cannot be reserved online contains the home', async ({ page, request }) => {
  const { path, rent, fullName, phone, email } = TEXTS.en;
  await page.goto(`${path.replace('boulevard-12', 'station-street')}?home=TAHANA-1-4`);
  await page.getByRole('dialog').first().getByRole('button', { name: rent }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Leave details' }).or(page.getByRole('dialog').last());
  const comments = `home ${Date.now()}`;
  await form.getByLabel(fullName).fill('Naama Barkai');
  await form.getByLabel(phone).fill('0507654321');
  await form.getByLabel(email).fill('naama@example.com');
  await form.getByLabel(/^Message/).fill(comments);
  await form.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(form.getByText('Thank you, we have your details')).toBeVisible();
  const leads = await readAsStaff<StoredLead>(request, 'leads', { 'where[comments][equals]': comments });
  expect(leads).toMatchObject([
    { formType: 'contact-marketing-4-rent', formData: { assetName: 'TAHANA-1-4' } },
  ]);
});
