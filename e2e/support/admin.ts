import type { Browser, Locator, Page } from '@playwright/test';
import { tokenOf, type Role } from './staff';
import { cmsUrl, expect } from './test';

const SLOW = { timeout: 30_000 };

/**
 * Opens the admin as a user in a new browser context. The caller closes `page.context()`.
 * @param locale of the browser, which sets the admin's language
 * @returns the dashboard's page
 */
export async function logIn(
  browser: Browser,
  role: Role,
  locale: 'en-US' | 'he-IL' = 'en-US',
): Promise<Page> {
  const context = await browser.newContext({ locale });
  const token = await tokenOf(context.request, role);
  await context.addCookies([{ name: 'payload-token', value: token, url: cmsUrl }]);
  const page = await context.newPage();
  await page.goto(`${cmsUrl}/admin`);
  await expect(page.locator('.dashboard')).toBeVisible(SLOW);
  return page;
}

/**
 * Clicks a link of the admin until it navigates, because Next loses clicks during hydration.
 * @param address pattern of the expected address
 */
export async function follow(link: Locator, address: RegExp): Promise<void> {
  const page = link.page();
  await expect(async () => {
    if (!address.test(page.url())) await link.click({ timeout: 5000 });
    await expect(page).toHaveURL(address, { timeout: 5000 });
  }).toPass(SLOW);
}

/** Publishes the open document and waits for the admin's confirmation. */
export async function publish(admin: Page): Promise<void> {
  await admin.locator('#action-save').click();
  await expect(admin.locator('.payload-toast-container')).toContainText(/successfully|בהצלחה/i, SLOW);
}
