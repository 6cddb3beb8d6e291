import type { Browser, Locator, Page } from '@playwright/test';
import { cmsUrl, expect } from './test';

const PASSWORD = process.env.E2E_PASSWORD ?? 'demo-admin-1948';
const SLOW = { timeout: 30_000 };

/** The first accounts of the demo content, by what they may do. */
const ACCOUNTS = {
  administrator: process.env.E2E_EMAIL ?? 'admin@even-derech.example',
  editor: 'editor@even-derech.example',
  staff: 'staff@even-derech.example',
} as const;

/**
 * Logs in to the admin in a browser context of its own: the caller closes `page.context()`.
 * @param locale of the browser, whose language the admin speaks
 * @returns the dashboard's page
 */
export async function logIn(
  browser: Browser,
  role: keyof typeof ACCOUNTS,
  locale: 'en-US' | 'he-IL' = 'en-US',
): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  await page.goto(`${cmsUrl}/admin/login`);
  await page.locator('#field-email').fill(ACCOUNTS[role]);
  await page.locator('#field-password').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('.dashboard')).toBeVisible(SLOW);
  return page;
}

/**
 * Clicks a link of the admin until it leads to an address: Next loses a click that comes while it brings a page to life.
 * @param address what the address looks like then
 */
export async function follow(link: Locator, address: RegExp): Promise<void> {
  const page = link.page();
  await expect(async () => {
    if (!address.test(page.url())) await link.click({ timeout: 5000 });
    await expect(page).toHaveURL(address, { timeout: 5000 });
  }).toPass(SLOW);
}

/** Publishes the document that is open, and waits until the admin says that it is done. */
export async function publish(admin: Page): Promise<void> {
  await admin.locator('#action-save').click();
  await expect(admin.locator('.payload-toast-container')).toContainText(/successfully|בהצלחה/i, SLOW);
}
