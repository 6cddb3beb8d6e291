import { authorization } from '../support/staff';
import { cmsUrl, expect, expectAccessible, test } from '../support/test';

const TEXTS = {
  he: {
    path: '/homes-by-even-derech/by-the-sea/',
    toForm: 'להשארת פרטים',
    name: /שם מלא/,
    phone: /טלפון/,
    email: /^דוא״ל/,
    send: 'חזרו אליי',
    success: 'תודה, הפרטים התקבלו',
  },
  en: {
    path: '/en/homes-by-even-derech/by-the-sea/',
    toForm: 'Leave your details',
    name: /Full name/,
    phone: /Phone/,
    email: /^E-mail/,
    send: 'Call me back',
    success: 'Thank you, we have your details',
  },
} as const;

// Only the first language is tested here, because the journeys cover both.
for (const [language, texts] of Object.entries(TEXTS).slice(0, 1)) {
  test(`a visitor of the landing page leaves details (${language}), and staff find them`, async ({
    page,
    request,
  }) => {
    const address = `landing-${language}-${Date.now()}@example.com`;
    await page.goto(texts.path);
    await page.getByRole('button', { name: texts.toForm }).click();
    // The form must show no errors before the first attempt to send it.
    await page.getByLabel(texts.name).fill('x');
    await page.getByLabel(texts.phone).focus();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

    await page.getByLabel(texts.name).fill('Dana Cohen');
    await page.getByLabel(texts.phone).fill('050-123-4567');
    await page.getByLabel(texts.email).fill(address);
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);

    const found = await request.get(`${cmsUrl}/api/leads`, {
      params: { 'where[email][equals]': address },
      headers: await authorization(request),
    });
    expect(((await found.json()) as { docs: unknown[] }).docs).toMatchObject([
      {
        projectId: 5431,
        phone: '0501234567',
        comments: '',
        allowedMarketing: true,
        allowedSmsAndEmail: true,
      },
    ]);
  });
}

test('the slides of the landing page move by bullets and by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/homes-by-even-derech/by-the-sea/');
  const second = page.getByRole('button', { name: 'Go to slide 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.getByRole('group', { name: 'Gallery' }).press('Home');
  await expect(page.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger scrolls through the slides and on to the form', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/homes-by-even-derech/by-the-sea/');
    const slides = page.getByRole('group', { name: 'Gallery' });
    await expect(slides).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const finger = (type: string, y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type: type as 'touchMove',
        touchPoints: y === undefined ? [] : [{ x: 195, y }],
      });
    const swipe = async () => {
      await finger('touchStart', 600);
      for (let y = 580; y >= 160; y -= 20) await finger('touchMove', y);
      await finger('touchEnd');
    };
    await expect(async () => {
      await swipe();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    }).toPass();
  });
});
