import { readAsStaff } from '../support/staff';
import { cmsUrl, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

interface Mail {
  text: string;
}
interface Subscriber {
  email: string;
  language: string;
  immediate: boolean;
  financial: boolean;
}

const VISITS = [
  {
    path: '/investors-relations/',
    language: 'he',
    viewport: { width: 390, height: 844 },
    form: 'התראות על דוחות חדשים',
    email: 'דוא״ל',
    immediate: 'דיווחים מיידיים',
    send: 'הרשמה',
    missing: 'נא למלא דוא״ל',
    asked: 'נשאר רק לאשר בדוא״ל',
    question: 'נותר לאשר את ההרשמה להתראות על דוחות',
    confirm: 'כן, אני רוצה להירשם',
    confirmed: 'ההתראות פעילות',
    toSite: 'לדף קשרי משקיעים באתר',
    unknown: 'הקישור אינו תקף',
  },
  {
    path: '/en/investors-relations/financial-reports/',
    language: 'en',
    viewport: { width: 1366, height: 768 },
    form: 'Alerts about new reports',
    email: 'E-mail',
    immediate: 'Immediate reports',
    send: 'Subscribe',
    missing: 'Please fill in your e-mail',
    asked: 'One more step: confirm by e-mail',
    question: 'Confirm your report alerts',
    confirm: 'Yes, subscribe me',
    confirmed: 'Your alerts are on',
    toSite: 'Investor relations on our site',
    unknown: 'This link does not work',
  },
] as const;

for (const visit of VISITS) {
  const { viewport } = visit;
  test.describe(`${visit.path} at ${viewport.width}`, () => {
    test.use({ viewport });

    test('a reader requests alerts by keyboard, and confirms by the link in a mail', async ({
      page,
      browser,
      request,
    }) => {
      const email = `reader-${visit.language}-${Date.now()}@example.com`;
      await page.goto(visit.path);
      const form = page.getByRole('form', { name: visit.form });
      await form.scrollIntoViewIfNeeded();
      await form.getByRole('button', { name: visit.send }).press('Enter');
      await expect(form.getByText(visit.missing).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await form.getByLabel(visit.email).fill(email);
      await form.getByRole('checkbox', { name: visit.immediate }).press('Space');
      await form.getByRole('button', { name: visit.send }).press('Enter');
      const result = page.getByRole('group', { name: visit.asked });
      await expect(result).toBeFocused();
      await expect(result).toContainText(email);
      await expectAccessible(page);

      const mails = () => readAsStaff<Mail>(request, 'mails', { 'where[to][equals]': email });
      await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
      const link = /http\S+\/web\/alerts\/confirm\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
      // Open the link without scripts, because the browser of a mail program may not run them.
      const plain = await browser.newContext({ javaScriptEnabled: false, viewport });
      const confirming = await plain.newPage();
      await confirming.goto(link);
      await expect(confirming.getByRole('heading', { level: 1, name: visit.question })).toBeVisible();
      expect(await readSubscribers(email)).toEqual([]);
      await confirming.getByRole('button', { name: visit.confirm }).press('Enter');
      await expect(confirming.getByRole('heading', { level: 1, name: visit.confirmed })).toBeVisible();
      await expectNoSidewaysScroll(confirming);
      expect(await readSubscribers(email)).toMatchObject([
        { email, language: visit.language, immediate: false, financial: true },
      ]);
      await confirming.getByRole('link', { name: visit.toSite }).click();
      await expect(confirming).toHaveURL(/\/investors-relations\/$/);
      await plain.close();

      async function readSubscribers(address: string): Promise<Subscriber[]> {
        return readAsStaff<Subscriber>(request, 'alertSubscribers', { 'where[email][equals]': address });
      }
    });
  });

  test.describe(`pages about alerts (${visit.language})`, () => {
    test.use({ allowedErrors: ['404'] });
    test('are accessible', async ({ page }) => {
      for (const name of ['confirm', 'unsubscribe']) {
        const answer = await page.goto(`${cmsUrl}/web/alerts/${name}?token=none&lang=${visit.language}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: visit.unknown })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('dir', visit.language === 'he' ? 'rtl' : 'ltr');
        await expectAccessible(page);
      }
    });
  });
}
