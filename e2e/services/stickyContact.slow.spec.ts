import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const LANGUAGES = [
  {
    projects: '/projects',
    contact: 'דברו איתנו',
    leave: 'השארת פרטים',
    success: 'תודה, הפרטים התקבלו',
    call: /להתקשר/,
  },
  {
    projects: '/en/projects',
    contact: 'Talk to us',
    leave: 'Leave details',
    success: 'Thank you, we have your details',
    call: /Call/,
  },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

// Only the first language is tested here, because the journeys cover both.
for (const { projects, contact, leave, success, call } of LANGUAGES.slice(0, 1)) {
  test(`a visitor leaves a lead by the sticky contact button of ${projects} on a phone`, async ({ page }) => {
    await page.goto(`${projects}/hamesila-quarter/`);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: contact, exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:035550162');
    await expectAccessible(page);
    await menu.getByRole('button', { name: leave }).click();
    const form = page.getByRole('dialog', { name: leave });
    await form.locator('input[name="fullName"]').fill('דנה לוי כהן');
    await form.locator('input[name="phone"]').fill('050-1234567');
    await form.locator('input[name="email"]').fill('dana@example.com');
    await expectAccessible(page);
    await form.locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { name: success })).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });
}
