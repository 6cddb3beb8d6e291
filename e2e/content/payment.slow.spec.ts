import type { FrameLocator, Locator, Page } from '@playwright/test';
import { fillReservation, pay, providerPage, RESERVATION, SLOW } from '../support/reservation';
import { authorization, readAsStaff } from '../support/staff';
import { cmsUrl, expect, expectAccessible, test } from '../support/test';

const TEXTS = {
  he: {
    ...RESERVATION.he,
    path: '/activities/properties/reserve/',
    asset: 'SHDERA-12-B7',
    reserve: 'לשריון הדירה – דירת 3 חדרים הפונה לשדרה',
    amount: '₪2,000',
    close: 'סגירה',
  },
  en: {
    ...RESERVATION.en,
    path: '/en/activities/properties/reserve/',
    asset: 'SHDERA-12-B19',
    reserve: 'Reserve this apartment – Four rooms with a balcony to the south',
    amount: '₪2,500',
    close: 'Close',
  },
} as const;
const EN = { ...TEXTS.en, reserve: 'Reserve this apartment – Corner apartment, three and a half rooms' };

type Texts = typeof EN | (typeof TEXTS)['he' | 'en'];

interface StoredReservation {
  assetName: string;
  paymentState: string;
  amount: number;
  delivery: string | null;
}

/** Deletes the reservations of earlier tests. The CMS keeps open payments even then, but they hold no apartment. */
test.beforeEach(async ({ request }) => {
  const headers = await authorization(request, 'administrator');
  await request.delete(`${cmsUrl}/api/reservations`, { params: { 'where[id][exists]': 'true' }, headers });
});

async function openDrawer(page: Page, texts: Texts): Promise<Locator> {
  await page.goto(texts.path);
  await page.getByRole('button', { name: texts.reserve }).press('Enter');
  const drawer = page.getByRole('dialog', { name: texts.title });
  await expect(drawer.getByRole('button', { name: texts.go })).toBeVisible();
  return drawer;
}

/** Starts a payment and returns the drawer with the provider's page. */
async function startPayment(page: Page): Promise<{ drawer: Locator; provider: FrameLocator }> {
  const drawer = await openDrawer(page, EN);
  await fillReservation(drawer, EN);
  await drawer.getByRole('button', { name: EN.go }).press('Enter');
  const provider = await providerPage(drawer, EN);
  return { drawer, provider };
}

/**
 * Navigate away, so that the page notices its end and releases the apartment. When Chromium's headless shell closes a
 * window, the page gets no event.
 */
test.afterEach(({ page }) => page.goto('about:blank'));

test('input survives a reload, except the identity number', async ({ page }) => {
  const drawer = await openDrawer(page, EN);
  await fillReservation(drawer, EN);
  await expect(drawer.getByRole('link', { name: /^Terms of use/ })).toHaveAttribute('href', /terms/);
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept).toContain('naama@example.com');
  expect(await kept()).not.toContain('123456782');

  await page.reload();
  await page.getByRole('button', { name: EN.reserve }).press('Enter');
  await expect(drawer.getByLabel(EN.fullName)).toHaveValue('נעמה ברקאי');
  await expect(drawer.getByLabel(EN.email)).toHaveValue('naama@example.com');
  await expect(drawer.getByLabel(EN.idNumber)).toHaveValue('');
});

// Only the first language is tested here, because the journeys cover both.
for (const [language, texts] of Object.entries(TEXTS).slice(0, 1)) {
  test(`a visitor reserves a home and pays (${language}), and staff are notified`, async ({
    page,
    request,
  }) => {
    const drawer = await openDrawer(page, texts);
    await expect(drawer.getByText(texts.amount)).toBeVisible();
    await expectAccessible(page);
    await fillReservation(drawer, texts);
    await drawer.getByLabel(texts.email).press('Enter');
    const provider = await providerPage(drawer, texts);
    await expect(provider.locator('html')).toHaveAttribute('lang', language);
    await expect(provider.getByText(texts.amount)).toBeVisible();
    await expectAccessible(page);
    await pay(drawer, texts);
    await expect(drawer.getByText(/P-\w{4}-\w{4}/)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: texts.close }).last().click();
    await expect(drawer).toBeHidden();
    await expect
      .poll(
        () =>
          readAsStaff<StoredReservation>(request, 'reservations', {
            'where[assetName][equals]': texts.asset,
            'where[paymentState][not_in]': 'pending,declined',
          }),
        SLOW,
      )
      .toMatchObject([{ paymentState: 'paid', delivery: 'delivered' }]);
  });
}

test('the form shows missing values, with the box of the terms in red', async ({ page }) => {
  const drawer = await openDrawer(page, EN);
  await drawer.getByLabel(EN.idNumber).fill('123456789');
  await drawer.getByRole('button', { name: EN.go }).click();
  await expect(drawer.getByLabel(/^Full name/)).toBeFocused();
  for (const message of [
    'Please enter a full name of 5 to 50 letters',
    'Please enter a valid identity number of 9 digits',
    'Please accept the terms of reservation to continue',
  ])
    await expect(drawer.getByRole('button', { name: message })).toBeVisible();
  await expect(drawer.getByLabel(EN.terms)).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the drawer's title stays visible with the first wrong field", async ({ page }) => {
    const drawer = await openDrawer(page, EN);
    await drawer.getByRole('button', { name: EN.go }).click();
    await expect(drawer.getByLabel(EN.fullName)).toBeFocused();
    await expect(drawer.getByRole('heading', { name: EN.title })).toBeInViewport({ ratio: 1 });
    expect(await drawer.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  });

  test.describe('when the payment does not start', () => {
    test.use({ allowedErrors: ['500', 'Failed to load resource'] });

    test('the form is empty, shows the error at its beginning, and offers to restore the input', async ({
      page,
    }) => {
      await page.route('**/web/transactions/init-iframe', (route) => route.fulfill({ status: 500 }));
      const drawer = await openDrawer(page, EN);
      await fillReservation(drawer, EN);
      await drawer.getByRole('button', { name: EN.go }).click();
      const notice = drawer.getByRole('alert').filter({ hasText: 'you were not charged' });
      await expect(notice).toBeFocused();
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(drawer.getByRole('button', { name: 'Restore what I wrote' })).toBeInViewport({ ratio: 1 });
    });
  });

  test('the payment page gets the focus, fits its space, and nothing around it scrolls', async ({ page }) => {
    const { drawer } = await startPayment(page);
    const frame = drawer.locator('iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toBeInViewport({ ratio: 1 });
    const scrolls = await frame.evaluate((element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box.scrollTop > 0 && box !== document.documentElement) return true;
      return false;
    });
    expect(scrolls).toBe(false);
  });
});

test('a declined payment can be repeated', async ({ page }) => {
  const { drawer, provider } = await startPayment(page);
  await provider.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(drawer.getByRole('heading', { name: 'The payment was not completed' })).toBeVisible(SLOW);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Try Again' }).click();
  await expect(drawer.getByLabel(EN.fullName)).toHaveValue('');
});

test('a success message from a wrong origin is ignored', async ({ page, request }) => {
  const { drawer, provider } = await startPayment(page);
  await page.evaluate(() => {
    window.addEventListener('message', ({ origin }) => document.body.setAttribute('data-heard', origin));
  });
  await provider.getByText('Test errors').click();
  await provider.getByRole('button', { name: 'Answer from a wrong origin' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'null');
  await expect(provider.getByText('The site should ignore it.')).toBeVisible();
  await expect(drawer.getByRole('heading', { name: EN.paid })).toBeHidden();
  const [reservation] = await readAsStaff<StoredReservation>(request, 'reservations', {
    'where[assetName][equals]': 'SHDERA-12-A11',
  });
  expect(reservation).toMatchObject({ paymentState: 'pending', amount: 2300 });
});

test('a visitor who leaves a silent payment page sees the state and can return', async ({ page }) => {
  const { drawer, provider } = await startPayment(page);
  await provider.getByText('Test errors').click();
  await provider.getByRole('button', { name: 'Never answer' }).click();
  await expect(provider.getByText('This page will not answer.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer.getByRole('heading', { name: 'The payment is not completed yet' })).toBeVisible(SLOW);
  await drawer.getByRole('button', { name: 'Back to the payment page' }).click();
  await expect(provider.getByRole('button', { name: EN.pay, exact: true })).toBeVisible(SLOW);
});

test('a payment that cannot start empties the form and restores the input on request', async ({ page }) => {
  const drawer = await openDrawer(page, EN);
  await fillReservation(drawer, EN);
  await page.route('**/web/transactions/init-iframe', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          json: { body: { status: 0, data: null } },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      : route.fallback(),
  );
  await drawer.getByRole('button', { name: EN.go }).click();
  await expect(
    drawer.getByText('The payment did not start, and you were not charged. Please try again.'),
  ).toBeVisible(SLOW);
  await expect(drawer.getByLabel(EN.fullName)).toHaveValue('');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Restore what I wrote' }).click();
  await expect(drawer.getByLabel(EN.idNumber)).toHaveValue('123456782');
});

test('a second visitor sees that a home is being reserved, and can reserve it after the first one leaves', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  const card = other
    .getByRole('listitem')
    .filter({ has: other.getByRole('heading', { name: /Corner apartment/ }) });
  await startPayment(page);
  await other.goto(EN.path);
  await expect(card.getByText('Being reserved')).toBeVisible(SLOW);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expectAccessible(other);
  await page.goto('about:blank');
  await expect(card.getByRole('button', { name: EN.reserve })).toBeVisible(SLOW);
  await startPayment(other);
  await other.goto('about:blank');
  await other.context().close();
});

test('a taken apartment cannot be reserved', async ({ page }) => {
  await page.goto(EN.path);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Garden apartment/ }) });
  await expect(card.getByText('Apartment taken')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});
