import type { Browser, Locator, Page } from '@playwright/test';
import { tokenOf, type Role } from './staff';
import { cmsUrl, expect } from './test';

const SLOW = { timeout: 30_000 };

/**
 * Logs in to the admin in a new browser context. The caller must close `page.context()`.
 * @param locale locale of the browser, which sets the admin's language
 * @returns page that shows the dashboard
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
 * Clicks a link of the admin repeatedly until the browser has navigated. Next loses clicks during hydration.
 * @param address pattern that the URL must match
 */
export async function follow(link: Locator, address: RegExp): Promise<void> {
  const page = link.page();
  await expect(async () => {
    if (!address.test(page.url())) await link.click({ timeout: 5000 });
    await expect(page).toHaveURL(address, { timeout: 5000 });
  }).toPass(SLOW);
}

/** Publishes the open document and waits until the admin confirms it. */
export async function publish(admin: Page): Promise<void> {
  await admin.locator('#action-save').click();
  await expect(admin.locator('.payload-toast-container')).toContainText(/successfully|בהצלחה/i, SLOW);
}
