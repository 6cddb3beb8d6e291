import { expect, type FrameLocator, type Locator } from '@playwright/test';

/**
 * Long timeout: payments open the page of the provider, and the availability is requested only every fifteen seconds.
 */
export const SLOW = { timeout: 30_000 };

/** Texts of the reservation drawer. */
export const RESERVATION = {
  he: {
    title: 'שריון דירה',
    fullName: /^שם מלא/,
    phone: /^טלפון/,
    idNumber: /^מספר זהות/,
    email: /^דוא״ל/,
    terms: /תנאי השריון/,
    go: 'המשך לתשלום',
    frame: 'דף התשלום המאובטח',
    pay: 'תשלום',
    paid: 'הדירה שוריינה',
  },
  en: {
    title: 'Reserve an apartment',
    fullName: /^Full name/,
    phone: /^Phone/,
    idNumber: /^Identity number/,
    email: /^E-mail/,
    terms: /terms of reservation/,
    go: 'Continue to payment',
    frame: 'Secure payment page',
    pay: 'Pay',
    paid: 'The apartment is reserved',
  },
} as const;

type Words = (typeof RESERVATION)['he' | 'en'];

/** Fills in the reservation form. */
export async function fillReservation(drawer: Locator, words: Words): Promise<void> {
  await drawer.getByLabel(words.fullName).fill('נעמה ברקאי');
  await drawer.getByLabel(words.phone).fill('050-765-4321');
  await drawer.getByLabel(words.idNumber).fill('123456782');
  await drawer.getByLabel(words.email).fill('naama@example.com');
  await drawer.getByLabel(words.terms).check();
}

/** Waits until the drawer shows the page of the payment provider. */
export async function providerPage(drawer: Locator, words: Words): Promise<FrameLocator> {
  const provider = drawer.frameLocator(`iframe[title="${words.frame}"]`);
  await expect(payButton(provider, words)).toBeVisible(SLOW);
  return provider;
}

const payButton = (provider: FrameLocator, { pay }: Words): Locator =>
  provider.getByRole('button', { name: pay, exact: true });

/** Pays on the provider's page and waits for the confirmation. */
export async function pay(drawer: Locator, words: Words): Promise<void> {
  await payButton(await providerPage(drawer, words), words).press('Enter');
  await expect(drawer.getByRole('heading', { name: words.paid })).toBeVisible(SLOW);
}
