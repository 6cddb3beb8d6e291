import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { authorization } from '../support/staff';
import { cmsUrl, expect, expectNoSidewaysScroll, test } from '../support/test';

const SLOW = { timeout: 30_000 };
const STEP_SECONDS = 30;
const PASSWORD = 'a visit with two steps';
const NEXT_PASSWORD = 'another visit with two steps';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Computes the code that an authenticator app shows (RFC 6238). Does not use the CMS's library, so that an error in it
 * is not hidden.
 */
function appCode(secret: string, inSteps = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + inSteps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${cmsUrl}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('button[type="submit"]').click();
}

test('a user changes the password, sets up two-step login, and logs in again with a code', async ({
  browser,
  request,
}) => {
  test.slow();
  const headers = await authorization(request, 'administrator');
  const email = `two-steps-${Date.now()}@even-derech.example`;
  const made = await request.post(`${cmsUrl}/api/users`, {
    headers,
    data: { name: 'Tamar Levi', email, password: PASSWORD, roles: ['editor'] },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await typePassword(page, email, PASSWORD);
    await expect(page.locator('.dashboard')).toBeVisible(SLOW);

    await page.goto(`${cmsUrl}/admin/account`);
    await page.locator('#change-password').click();
    await page.locator('#field-password').fill(NEXT_PASSWORD);
    await page.locator('#field-confirm-password').fill(NEXT_PASSWORD);
    await page.locator('#field-currentPassword').fill(PASSWORD);
    // Repeat the attempt: Payload compares the new passwords with a form state that is slightly delayed, so it may
    // reject the first attempt.
    await expect(async () => {
      await page.locator('#action-save').click();
      await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i, {
        timeout: 5000,
      });
    }).toPass({ timeout: 60_000 });

    await page.reload();
    const panel = page.getByRole('region', { name: 'Two-step login' });
    await panel.getByLabel('Your password').fill(NEXT_PASSWORD);
    await panel.getByRole('button', { name: 'Set up' }).click();
    await expect(panel.getByAltText(/QR code/)).toBeVisible(SLOW);
    const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await panel.getByLabel('Code from the app').fill(appCode(secret));
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(10, SLOW);
    const recoveryCode = (await panel.getByRole('listitem').first().textContent()) ?? '';
    await panel.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(panel).toContainText('Recovery codes left: 10', SLOW);

    await context.clearCookies();
    await typePassword(page, email, NEXT_PASSWORD);
    const code = page.getByLabel(/Code from the app/);
    await expect(code).toBeFocused(SLOW);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await code.fill('000000');
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('.payload-toast-container')).toContainText('Each code works once', SLOW);
    // A code can be used only once, so use the next one. The CMS accepts it, because it tolerates a difference of the
    // clocks.
    await code.fill(appCode(secret, 1));
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('.dashboard')).toBeVisible(SLOW);

    await context.clearCookies();
    await typePassword(page, email, NEXT_PASSWORD);
    await page.getByLabel(/Code from the app/).fill(recoveryCode);
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('.dashboard')).toBeVisible(SLOW);
  } finally {
    await context.close();
    // Override the lock: an account page that was open shortly before still locks the account.
    const gone = await request.delete(`${cmsUrl}/api/users/${doc.id}?overrideLock=true`, { headers });
    expect(gone.status()).toBe(200);
  }
});
