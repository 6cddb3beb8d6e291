import type { APIRequestContext, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readAsStaff } from '../support/staff';
import { cmsUrl, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LANGUAGES = [
  {
    prefix: '',
    viewport: { width: 1366, height: 768 },
    open: 'הגרלת שכונת הרימון',
    drawn: 'ההגרלה הראשונה של נווה שקד',
    states: { open: 'ההרשמה פתוחה', drawn: 'ההגרלה התקיימה' },
    form: 'הרשמה להגרלה',
    send: 'הרשמה להגרלה',
    fields: ['שם מלא *', 'מספר זהות *', 'טלפון *', 'דוא״ל *'],
    terms: /אישור זכאות בתוקף/,
    registered: 'נשאר צעד אחד: אישור בדוא״ל',
    unconfirmed: /התקבל ועוד לא אושר/,
    confirm: 'לאישור ההרשמה',
    confirmed: 'ההרשמה אושרה',
    number: 'מספר ההרשמה',
    ask: 'בדיקה',
    known: 'רשום להגרלה.',
    won: /עלה במקום 1 וזכה/,
    missing: /אינו ברשימת המספרים שבהגרלה/,
    proof: 'איך יודעים שההגרלה הוגנת?',
    verify: 'בדיקת ההגרלה בדפדפן',
    wrongId: /מספר זהות תקין/,
  },
  {
    prefix: '/en',
    viewport: { width: 390, height: 844 },
    open: 'Lottery of Pomegranate Quarter',
    drawn: 'First lottery of Almond Grove',
    states: { open: 'Registration is open', drawn: 'The draw has been held' },
    form: 'Registration for the lottery',
    send: 'Register for the lottery',
    fields: ['Full name *', 'Identity number *', 'Phone *', 'E-mail *'],
    terms: /valid certificate of entitlement/,
    registered: 'One more step: confirm by e-mail',
    unconfirmed: /is not confirmed yet/,
    confirm: 'Confirm the registration',
    confirmed: 'Your registration is confirmed',
    number: 'Registration number',
    ask: 'Check my number',
    known: 'is registered for the lottery.',
    won: /was drawn in place 1 and won/,
    missing: /is not on the list for the draw/,
    proof: 'How do I know that the draw is fair?',
    verify: 'Check the draw in this browser',
    wrongId: /valid identity number/,
  },
] as const;

type Words = (typeof LANGUAGES)[number];

/** Returns a valid identity number that is probably unused: eight random digits and a check digit. */
function someIdNumber(): string {
  const digits = String(10_000_000 + Math.floor(Math.random() * 89_999_999));
  const sum = [...digits].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Check at the top of the page, where the sticky button covers no other control. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function openLottery(page: Page, words: Words) {
  await page.goto(`${words.prefix}/projects/pomegranate-quarter/`);
  const lottery = section(page, words.open);
  await lottery.scrollIntoViewIfNeeded();
  await expect(lottery.getByText(words.states.open)).toBeVisible();
  return lottery;
}

async function drawnLottery(page: Page, words: Words) {
  await page.goto(`${words.prefix}/projects/almond-grove/`);
  const lottery = section(page, words.drawn);
  await lottery.scrollIntoViewIfNeeded();
  await expect(lottery.getByText(words.states.drawn)).toBeVisible();
  return lottery;
}

interface Draw {
  seed: string;
  seedHash: string;
  numbers: string[];
  results: string[];
}

/** Reads the published draw of the demo content. */
async function publishedDraw(request: APIRequestContext): Promise<Draw> {
  const { docs } = (await (await request.get(`${cmsUrl}/api/lotteries?sort=closesAt&limit=1`)).json()) as {
    docs: { id: number }[];
  };
  return (await (await request.get(`${cmsUrl}/web/lotteries/${docs[0]?.id}/draw`)).json()) as Draw;
}

for (const words of LANGUAGES) {
  const { viewport } = words;
  test.describe(`lotteries of ${words.prefix || '/'} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor registers, confirms by mail, and looks up the number', async ({ page, request }, {
      testId,
      retry,
    }) => {
      const address = `lottery-${testId}-${retry}-${words.prefix.slice(1)}@example.com`;
      const lottery = await openLottery(page, words);
      const form = lottery.getByRole('form', { name: words.form });
      await expect(form).toBeVisible();
      await expectAccessibleFromTop(page);
      await expectNoSidewaysScroll(page);
      const [name, id, phone, email] = words.fields;
      await form.getByLabel(name).fill('דנה כהן');
      await form.getByLabel(id).fill('123456789');
      await form.getByLabel(phone).fill('050-1234567');
      await form.getByLabel(email).fill(address);
      await form.getByRole('checkbox', { name: words.terms }).check();
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByText(words.wrongId).first()).toBeVisible();
      await expectAccessibleFromTop(page);
      await form.getByLabel(id).fill(someIdNumber());
      await form.getByRole('button', { name: words.send }).click();
      const result = lottery.getByRole('group', { name: words.registered });
      await expect(result).toBeFocused();
      await expectAccessibleFromTop(page);
      const number = /H-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await result.textContent()) ?? '')?.[0] ?? '';
      const ask = async () => {
        await lottery.getByLabel(words.number).fill(number.toLowerCase());
        await lottery.getByRole('button', { name: words.ask }).click();
      };
      await ask();
      await expect(lottery.getByText(words.unconfirmed)).toBeVisible();

      const mails = () => readAsStaff<{ text: string }>(request, 'mails', { 'where[to][equals]': address });
      await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
      const link = /http\S+\/registrations\/confirm\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
      const mail = await page.context().newPage();
      await mail.goto(link);
      await expectAccessible(mail);
      await mail.getByRole('button', { name: words.confirm }).click();
      await expect(mail.getByRole('heading', { level: 1, name: words.confirmed })).toBeVisible();
      await expect(mail.getByText(number)).toBeVisible();
      await expectNoSidewaysScroll(mail);
      await mail.close();

      await ask();
      await expect(lottery.getByText(words.known)).toBeVisible();
    });

    test('results are looked up by number, and the draw is repeated', async ({ page, request }) => {
      const draw = await publishedDraw(request);
      expect(createHash('sha256').update(draw.seed).digest('hex')).toBe(draw.seedHash);
      const lottery = await drawnLottery(page, words);
      const lookUp = async (number: string) => {
        await lottery.getByLabel(words.number).fill(number);
        await lottery.getByLabel(words.number).press('Enter');
      };
      await lookUp(draw.results[0] ?? '');
      await expect(lottery.getByText(words.won)).toBeVisible();
      await expectAccessibleFromTop(page);
      await lookUp('H-2222-2222');
      await expect(lottery.getByText(words.missing)).toBeVisible();
      await lottery.getByText(words.proof).click();
      await lottery.getByRole('button', { name: words.verify }).click();
      await expect(lottery.locator('li[data-holds="true"]')).toHaveCount(3);
      await expectAccessibleFromTop(page);
      await expectNoSidewaysScroll(page);
    });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      for (const path of ['/projects/pomegranate-quarter/', '/projects/almond-grove/'])
        test(`the contact section is in place after the lottery of ${path} grew`, async ({ page }) => {
          await page.goto(`${words.prefix}${path}`);
          const link = page.locator('main header a[href="#contact-us"]');
          // Wait until React has hydrated the link. Before that, the browser follows the link itself, and the lottery
          // does not load without an interaction.
          await expect
            .poll(() => link.evaluate((element) => Object.keys(element).join()))
            .toContain('__reactFiber');
          let answer = (): void => undefined;
          const answered = new Promise<void>((resolve) => {
            answer = resolve;
          });
          await page.route('**/web/lotteries/*', async (route) => {
            await answered;
            await route.continue();
          });
          const asked = page.waitForRequest('**/web/lotteries/*');
          await page.locator('#lottery').scrollIntoViewIfNeeded();
          await asked;
          await link.click();
          answer();
          await expect(page.locator('#lottery').getByRole('form').first()).toBeAttached();
          const contact = page.locator('#contact-us');
          await expect(contact).toBeFocused();
          await expect.poll(async () => Math.round((await contact.boundingBox())?.y ?? 0)).toBe(60);
        });
    });
  });
}
