import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { readAsStaff } from '../support/staff';
import { cmsUrl, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

interface Mail {
  text: string;
  subject: string;
}
interface Meeting {
  id: number;
  reference: string;
  state: string;
  startsAt: string;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LANGUAGES = [
  {
    language: 'he',
    viewport: { width: 390, height: 844 },
    prefix: '',
    join: 'קביעת פגישה',
    title: 'קביעת פגישה',
    day: 'בחירת יום',
    time: /^השעות ב/,
    on: 'המשך',
    fields: ['שם מלא *', 'טלפון *', 'דוא״ל *'],
    send: 'קביעת הפגישה',
    missing: 'נא להזין שם מלא',
    booked: 'הפגישה נקבעה',
    close: 'סגירת החלון',
    taken: 'המועד הזה נתפס בינתיים',
    yours: 'הפגישה שקבעתם',
    cancel: 'ביטול הפגישה',
    cancelled: 'הפגישה בוטלה',
    move: 'העברת הפגישה',
    moved: 'מועד הפגישה השתנה',
    none: 'אי אפשר לקבוע כאן פגישות',
    kinds: 'מה תרצו לקבוע?',
    otherKind: 'פגישה מסוג אחר',
  },
  {
    language: 'en',
    viewport: { width: 1366, height: 768 },
    prefix: '/en',
    join: 'Book a meeting',
    title: 'Book a meeting',
    day: 'Choose a day',
    time: /^Times on /,
    on: 'Continue',
    fields: ['Full name *', 'Phone *', 'E-mail *'],
    send: 'Book the meeting',
    missing: 'Please enter a full name',
    booked: 'Your meeting is booked',
    close: 'Close this window',
    taken: 'Someone else has just booked this time',
    yours: 'Your meeting',
    cancel: 'Cancel the meeting',
    cancelled: 'Your meeting is cancelled',
    move: 'Move the meeting',
    moved: 'Your meeting has moved',
    none: 'No meetings can be booked here',
    kinds: 'Choose what to book',
    otherKind: 'Another kind of meeting',
  },
] as const;
type Words = (typeof LANGUAGES)[number];

/** Opens the scheduler with the link on a project's page. */
async function openScheduler(page: Page, words: Words): Promise<Page> {
  await page.goto(`${words.prefix}/projects/boulevard-12/`);
  const button = page.getByRole('main').getByRole('link', { name: words.join, exact: true }).first();
  await button.scrollIntoViewIfNeeded();
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(popup.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  return popup;
}

/** Chooses one of the free times on the last day. Other tests use the first ones. */
async function chooseTime(page: Page, words: Words): Promise<{ startsAt: string; day: string }> {
  const days = page.getByRole('group', { name: words.day }).getByRole('radio');
  const times = page.getByRole('group', { name: words.time }).getByRole('radio');
  await days.last().check();
  const day = await days.last().inputValue();
  await times.first().check();
  return { day, startsAt: await times.first().inputValue() };
}

const time = (page: Page, startsAt: string) => page.locator(`input[type=radio][value="${startsAt}"]`);

async function fill(page: Page, words: Words, email: string): Promise<void> {
  const [name, phone, address] = words.fields;
  await page.getByLabel(name).fill('Dana Cohen');
  await page.getByLabel(phone).fill('050-1234567');
  await page.getByLabel(address).fill(email);
}

/** Returns the link in the visitor's mail with which a meeting can be changed. */
async function manageLink(request: APIRequestContext, email: string): Promise<string> {
  const mails = () => readAsStaff<Mail>(request, 'mails', { 'where[to][equals]': email });
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  const link = /http\S+\/web\/appointments\/manage\S+/.exec((await mails())[0]?.text ?? '')?.[0];
  if (!link) throw new Error('The mail has no link to change the meeting');
  return link;
}

const meetingsOf = (request: APIRequestContext, email: string) =>
  readAsStaff<Meeting>(request, 'appointments', { 'where[email][equals]': email });

/** Opens a page without scripts, as some mail programs do. */
async function withoutScripts(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

for (const words of LANGUAGES) {
  const { viewport } = words;
  test.describe(`the scheduler of ${words.prefix || '/'} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('books a meeting, whose time is unavailable to others until it is cancelled', async ({
      page,
      browser,
      request,
    }) => {
      const email = `visitor-${words.language}-${Date.now()}@example.com`;
      const popup = await openScheduler(page, words);
      await expectAccessible(popup);
      await expectNoSidewaysScroll(popup);
      const { startsAt, day } = await chooseTime(popup, words);
      await popup.emulateMedia({ forcedColors: 'active' });
      const grounds = await popup
        .locator('label:has(input[type=radio])')
        .evaluateAll((all) =>
          [
            new Set(
              all
                .filter((one) => one.querySelector(':checked'))
                .map((one) => getComputedStyle(one).backgroundColor),
            ),
            new Set(
              all
                .filter((one) => !one.querySelector(':checked'))
                .map((one) => getComputedStyle(one).backgroundColor),
            ),
          ].map((colours) => [...colours]),
        );
      expect(
        grounds.map((colours) => colours.length),
        'chosen and other options',
      ).toEqual([1, 1]);
      expect(grounds[0]).not.toEqual(grounds[1]);
      await popup.emulateMedia({ forcedColors: 'none' });
      await popup.getByRole('button', { name: words.on }).click();
      // A second visitor chooses the same time, but sends the form later.
      const other = await page.context().newPage();
      await other.goto(popup.url());
      await other.locator(`input[type=radio][value="${day}"]`).check();
      await time(other, startsAt).check();
      await other.getByRole('button', { name: words.on }).click();
      await fill(other, words, `late-${email}`);

      await popup.getByRole('button', { name: words.send, exact: true }).click();
      await expect(popup.getByText(words.missing).first()).toBeVisible();
      await expectAccessible(popup);
      await expectNoSidewaysScroll(popup);
      await fill(popup, words, email);
      await popup.getByRole('button', { name: words.send, exact: true }).click();
      const result = popup.getByRole('group', { name: words.booked });
      await expect(result).toBeFocused();
      await expect(result).toContainText(/K-[2-9A-Z]{4}-[2-9A-Z]{4}/);
      await expectAccessible(popup);
      const closed = popup.waitForEvent('close');
      // Ignore an error of the click: the window may close before Playwright has finished the click.
      await Promise.allSettled([popup.getByRole('button', { name: words.close }).click()]);
      await closed;
      await expect.poll(() => meetingsOf(request, email)).toMatchObject([{ state: 'booked' }]);

      // The second visitor must see other times and keep the input.
      await other.getByRole('button', { name: words.send, exact: true }).click();
      await expect(other.getByRole('alert')).toContainText(words.taken);
      await expect(time(other, startsAt)).toHaveCount(0);
      await expectAccessible(other);
      await chooseTime(other, words);
      await other.getByRole('button', { name: words.on }).click();
      await expect(other.getByLabel(words.fields[2])).toHaveValue(`late-${email}`);

      const plain = await browser.newContext({ javaScriptEnabled: false, viewport });
      const asking = await withoutScripts(plain, await manageLink(request, email));
      await expect(asking.getByRole('heading', { level: 1, name: words.yours })).toBeVisible();
      await expectNoSidewaysScroll(asking);
      expect(await meetingsOf(request, email)).toMatchObject([{ state: 'booked' }]);
      await asking.getByRole('button', { name: words.cancel }).press('Enter');
      await expect(asking.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible();
      await plain.close();
      expect(await meetingsOf(request, email)).toMatchObject([{ state: 'cancelled' }]);

      await other.reload();
      await other.locator(`input[type=radio][value="${day}"]`).check();
      await expect(time(other, startsAt)).toHaveCount(1);
    });

    test('moves a meeting by the link in its mail', async ({ page, browser, request }) => {
      const email = `mover-${words.language}-${Date.now()}@example.com`;
      const popup = await openScheduler(page, words);
      await chooseTime(popup, words);
      await popup.getByRole('button', { name: words.on }).click();
      await fill(popup, words, email);
      await popup.getByRole('button', { name: words.send, exact: true }).click();
      await expect(popup.getByRole('group', { name: words.booked })).toBeVisible();
      const [before] = await meetingsOf(request, email);
      const plain = await browser.newContext({ javaScriptEnabled: false, viewport });
      const asking = await withoutScripts(plain, await manageLink(request, email));
      const choice = asking.getByRole('combobox');
      await choice.selectOption({ index: (await choice.getByRole('option').count()) - 1 });
      await asking.getByRole('button', { name: words.move }).click();
      await expect(asking.getByRole('heading', { level: 1, name: words.moved })).toBeVisible();
      const [after] = await meetingsOf(request, email);
      expect(after?.startsAt).not.toBe(before?.startsAt);
      // Cancel the meeting, so that its time is free again for other tests.
      await asking.getByRole('button', { name: words.cancel }).click();
      await expect(asking.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible();
      await plain.close();
    });

    test('shows an error for an address without a meeting', async ({ page }) => {
      await page.goto(`${words.prefix}/schedule/`);
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

// One language is enough, because the behaviour does not depend on it.
for (const words of LANGUAGES.slice(0, 1)) {
  test(`several calendars are offered as a first step, by keyboard (${words.language})`, async ({
    page,
    request,
  }) => {
    // Finds the only 15-minute meeting of the demo. It is the second calendar of its project.
    const { docs } = (await (
      await request.get(`${cmsUrl}/api/meetingKinds`, {
        params: { 'where[slotMinutes][equals]': '15', depth: '0' },
      })
    ).json()) as { docs: { id: number; project: number }[] };
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${words.prefix}/schedule/?project=${docs[0]?.project}&lang=${words.language}`);
    const choice = page.getByRole('group', { name: words.kinds });
    await expect(choice.getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 940, height: 500 });
    await choice.getByRole('link').last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: words.day })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`[?&]meeting=${docs[0]?.id}(&|$)`));
    await expectAccessible(page);
    // The back button must also work from the step with the details, which has its own history entry.
    await page.getByRole('group', { name: words.time }).getByRole('radio').first().check();
    await page.getByRole('button', { name: words.on }).click();
    await expect(page.getByRole('form')).toBeFocused();
    await page.goBack();
    await page.getByRole('button', { name: words.on }).click();
    await expect(page.getByRole('form')).toBeFocused();
    await page.getByRole('button', { name: words.otherKind }).click();
    await expect(choice).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('group', { name: words.day })).toBeVisible();
    // The URL must open the same meeting when it is shared.
    await page.reload();
    await expect(page.getByRole('group', { name: words.day })).toBeVisible();
  });
}

test('fits its window of 940 by 500 and a phone of 320, by keyboard only', async ({ page, request }) => {
  const { docs } = (await (
    await request.get(`${cmsUrl}/api/meetingKinds`, { params: { 'where[slotMinutes][equals]': '45' } })
  ).json()) as { docs: { id: number }[] };
  for (const viewport of [
    { width: 940, height: 500 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/en/schedule/?meeting=${docs[0]?.id}&lang=en`);
    await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 940, height: 500 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Choose a day' }).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Your details' })).toBeFocused();
});

test('offers phone and e-mail without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/en/schedule/?meeting=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Book a meeting' })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await context.close();
});
