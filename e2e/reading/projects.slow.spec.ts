import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, scrollThrough, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };

const LANGUAGES = [
  {
    prefix: '',
    entitled: [
      'מבט מקרוב',
      'על הפרויקט',
      'מה מיוחד כאן',
      'ההרשמה להגרלה פתוחה',
      'מיקום',
      'מסמכי החוזה',
      'שלוש דרכים להירשם',
      'כל מה שצריך לדעת על הזכאות',
      'נבדוק יחד אם אתם זכאים',
      'דברו איתנו',
      'מי בונה',
      'פרויקטים נוספים',
    ],
    pictures: /כל התמונות/,
    pictureOf: '1 מתוך 7',
    next: 'ArrowLeft',
    secondPicture: '2 מתוך 7',
    leave: 'השארת פרטים',
    zip: /כל המסמכים בקובץ אחד/,
    zipped: 'הקובץ ירד למכשיר שלכם.',
    backToList: /חזרה אל/,
    sections: 'בדף הזה',
  },
  {
    prefix: '/en',
    entitled: [
      'A closer look',
      'About the project',
      'What is special here',
      'Lottery registration is open',
      'Location',
      'Contract documents',
      'Three ways to register',
      'What to know about eligibility',
      'Let’s check your eligibility together',
      'Talk to us',
      'Who is building it',
      'More projects',
    ],
    pictures: /All pictures/,
    pictureOf: '1 of 7',
    next: 'ArrowRight',
    secondPicture: '2 of 7',
    leave: 'Leave details',
    zip: /All documents in one file/,
    zipped: 'The file has been downloaded to your device.',
    backToList: /Back to/,
    sections: 'On this page',
  },
] as const;

const titles = (page: Page) => page.locator('main h2').allTextContents();
const names = (locator: { allTextContents: () => Promise<string[]> }) => locator.allTextContents();

for (const words of LANGUAGES) {
  const projects = `${words.prefix}/projects`;

  test.describe(`project pages of ${words.prefix || '/'}`, () => {
    test('a page for eligible buyers has its sections in order, and is accessible', async ({ page }) => {
      await page.goto(`${projects}/pomegranate-quarter/`);
      const found = await titles(page);
      expect(found.filter((title) => (words.entitled as readonly string[]).includes(title))).toEqual(
        words.entitled,
      );
      await scrollThrough(page);
      await expectAccessible(page);
      await expect(page.getByRole('link', { name: words.backToList })).toHaveAttribute(
        'href',
        `${projects}/`,
      );
    });

    test('the gallery opens in full screen and works by keyboard', async ({ page }) => {
      await page.goto(`${projects}/hamesila-quarter/`);
      await page.getByRole('button', { name: words.pictures }).press('Enter');
      const lightbox = page.getByRole('dialog');
      await expect(lightbox.getByText(words.pictureOf, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press(words.next);
      await expect(lightbox.getByText(words.secondPicture, { exact: true })).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(page.getByRole('button', { name: words.pictures })).toBeFocused();
    });

    test('the contact anchor leads to the contact section, with 60 px above it', async ({ page }) => {
      await page.goto(`${projects}/hamesila-quarter/`);
      await page.locator('main header a[href="#contact-us"]').press('Enter');
      const place = page.locator('#contact-us');
      await expect(place).toBeFocused();
      await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(60);
    });

    test('a sticky bar leads to the sections and marks the current one', async ({ page }) => {
      for (const viewport of [PHONE, { width: 1366, height: 768 }]) {
        await page.setViewportSize(viewport);
        await page.goto(`${projects}/hamesila-quarter/`);
        const bar = page.getByRole('navigation', { name: words.sections });
        const homes = bar.locator('a[href="#apartments"]');
        await homes.press('Enter');
        await expect(page.locator('#apartments')).toBeFocused();
        await expect(homes).toHaveAttribute('aria-current', 'location');
        await expect(bar).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        const title = page.locator('#apartments').getByRole('heading', { level: 2 });
        const [above, heading] = [await bar.boundingBox(), await title.boundingBox()];
        expect(heading?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
        await bar.locator('a[href="#contact-us"]').press('Enter');
        await expect(bar.locator('a[href="#contact-us"]')).toHaveAttribute('aria-current', 'location');
        const contact = page.locator('#contact-us').getByRole('heading', { level: 2 });
        expect((await contact.boundingBox())?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      }
    });

    test('the contract documents are one archive', async ({ page }) => {
      await page.goto(`${projects}/pomegranate-quarter/`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.zip }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
      await expect(page.getByText(words.zipped)).toBeVisible();
    });

    test('the sticky contact button has its three exceptions', async ({ page }) => {
      const sticky = page.locator('[data-sticky-contact] button');
      await page.goto(`${projects}/rail-sheds/`);
      await expect(sticky).toHaveCount(0);
      await page.goto(`${projects}/old-port-quarter/`);
      expect(await names(sticky)).toEqual([words.leave]);
      await sticky.press('Enter');
      await expect(page.getByRole('dialog', { name: words.leave })).toBeVisible();
    });
  });
}

/** These pages are tested in addition to those of `pages.slow.spec.ts`. One language is enough. */
for (const path of [
  '/projects/almond-grove/',
  '/en/projects/old-port-quarter/',
  '/projects/rail-sheds/',
  '/en/projects/vistula-homes/',
]) {
  test(`${path} fits a phone and a desktop, and is accessible`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await scrollThrough(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('in print nothing sticks, and every picture is loaded', async ({ page }) => {
  await page.goto('/en/projects/hamesila-quarter/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sticky-contact]')).toBeHidden();
  const pictures = page.getByRole('list', { name: 'A closer look' }).getByRole('listitem');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) await expect(picture).toBeVisible();
});

for (const [path, title] of [
  ['/projects/almond-grove/', 'נבדוק יחד אם אתם זכאים'],
  ['/career/10482/', 'בואו לעבוד איתנו'],
  ['/contact/', 'השאירו הודעה'],
  ['/investors-relations/', 'דוחות חדשים ישר לדוא״ל'],
  ['/products/adhesive-stone/', 'לפרטים על המוצר'],
] as const)
  test(`in print a form is omitted with its introduction: ${path}`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('in print each home is a row of a table', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/en/projects/boulevard-12/');
  await page.mouse.move(10, 10);
  const rows = page.locator('#apartments ul > li:has(h3)');
  const onScreen = await rows.count();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => rows.count()).toBeGreaterThan(onScreen);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(120);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBe(onScreen);
});

test('structured data contain the place, its price and the questions', async ({ page }) => {
  const kinds = async () => {
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    return told.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  };
  await page.goto('/en/projects/almond-grove/');
  expect(await kinds()).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ApartmentComplex', 'RealEstateListing', 'FAQPage']),
  );
  await page.goto('/en/projects/rail-sheds/');
  expect(await kinds()).toEqual(expect.arrayContaining(['BreadcrumbList', 'Place']));
  expect(await kinds()).not.toContain('RealEstateListing');
});

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads a project, all its pictures and the address', async ({ page }) => {
    await page.goto('/en/projects/pomegranate-quarter/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'A closer look' }).getByRole('listitem').last(),
    ).toBeVisible();
    await expect(page.locator('#map')).toContainText('2 HaRimon Boulevard');
    await expect(page.locator('[data-sticky-contact]')).toBeHidden();
  });
});
