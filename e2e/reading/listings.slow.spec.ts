import type { Page } from '@playwright/test';
import { isHydrated } from '../support/isHydrated';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';
import { expectToFitEveryWidth } from '../support/widths';

const LISTS = [
  {
    path: '/projects/',
    section: '#projects',
    pages: 'עמודי התוצאות',
    filters: 'סינון',
    show: /הצגת התוצאות/,
  },
  {
    path: '/en/projects/',
    section: '#projects',
    pages: 'Pages of results',
    filters: 'Filters',
    show: /Show results/,
  },
  {
    path: '/rental-apartments/',
    section: '#apartments',
    pages: 'עמודי התוצאות',
    filters: 'סינון',
    show: /הצגת התוצאות/,
  },
  {
    path: '/en/rental-apartments/',
    section: '#apartments',
    pages: 'Pages of results',
    filters: 'Filters',
    show: /Show results/,
  },
  {
    path: '/products/',
    section: '#products',
    pages: 'עמודי התוצאות',
    filters: 'סינון',
    show: /הצגת התוצאות/,
  },
  {
    path: '/en/products/',
    section: '#products',
    pages: 'Pages of results',
    filters: 'Filters',
    show: /Show results/,
  },
] as const;

/** Query strings with invalid parameters. */
const BAD = [
  '?page=-1',
  '?page=x',
  '?page=99',
  '?cities=Atlantis&categories=Atlantis',
  `?q=&cities=${'x'.repeat(3000)}&categories=${'x'.repeat(3000)}&q=${'x'.repeat(3000)}`,
];

const names = (page: Page, section: string) => page.locator(`${section} h3`).allTextContents();
const count = (page: Page, section: string) =>
  page.locator(`${section} [role="status"]`).first().textContent();
const search = (page: Page) => new URL(page.url()).search;
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Waits until the second page of results is shown. The built HTML shows the first page until the script has read the
 * URL.
 */
const expectSecondPage = (page: Page, pages: string) =>
  expect(page.getByRole('navigation', { name: pages }).getByRole('link', { name: /\s2$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each list is tested in one language only, because URLs work in the same way in both. */
const WALKED = LISTS.filter(({ path }) =>
  ['/projects/', '/en/rental-apartments/', '/products/'].includes(path),
);

for (const { path, section, pages } of WALKED) {
  test.describe(path, () => {
    test('changes pages through the address, and Back returns', async ({ page }) => {
      await page.goto(path);
      const first = await names(page, section);
      expect(first).toHaveLength(9);
      const second = page.getByRole('navigation', { name: pages }).getByRole('link', { name: /\s2$/ });
      await second.scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      await second.press('Enter');
      await expect.poll(() => search(page)).toBe('?page=2');
      await expect.poll(() => names(page, section)).not.toEqual(first);
      await expect.poll(() => scrollY(page)).toBeLessThan(before);
      const other = await names(page, section);
      await page.reload();
      await expect.poll(() => names(page, section)).toEqual(other);
      await page.goBack();
      await expect.poll(() => names(page, section)).toEqual(first);
      await expect.poll(() => scrollY(page)).toBe(before);
    });

    test('returns from a search to the page where it started', async ({ page }) => {
      await page.goto(path);
      await page.goto(`${path}?page=2`);
      await expectSecondPage(page, pages);
      const second = await names(page, section);
      await page.locator(section).getByRole('searchbox').pressSequentially('zzz', { delay: 60 });
      await expect.poll(() => search(page)).toBe('?q=zzz');
      await expect.poll(() => names(page, section)).toEqual([]);
      await page.goBack();
      await expect.poll(() => search(page)).toBe('?page=2');
      await expect.poll(() => names(page, section)).toEqual(second);
    });

    test('keeps its position after a reload, and on the way back from an entry', async ({ page }) => {
      await page.goto(`${path}?page=2`);
      await expectSecondPage(page, pages);
      const second = await names(page, section);
      const seventh = page.locator(`${section} h3`).nth(6);
      const link = seventh.getByRole('link');
      // Only some entries have a link in the same tab. Apartment rows open in place, and their projects open in a new
      // tab.
      const leads = (await link.count()) > 0;
      if (leads) await link.focus();
      else await seventh.scrollIntoViewIfNeeded();
      const place = await scrollY(page);
      // Allow a small difference. The browser restores the scroll position while the built first page is shown, and its
      // cards may have a slightly different height.
      const away = async () => Math.abs((await scrollY(page)) - place);
      expect(place).toBeGreaterThan(0);
      await page.reload();
      await expect.poll(() => names(page, section)).toEqual(second);
      await expect.poll(away).toBeLessThan(40);
      if (!leads) return;
      await link.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second[6] ?? '');
      await page.goBack();
      await expect.poll(() => names(page, section)).toEqual(second);
      await expect.poll(away).toBeLessThan(40);
    });

    test('opens the first page for invalid addresses', async ({ page }) => {
      await page.goto(path);
      const first = await names(page, section);
      for (const address of BAD) {
        await page.goto(`${path}${address}`);
        await expect(page.locator(section).getByRole('searchbox')).toHaveValue('');
        expect(await names(page, section), address.slice(0, 40)).toEqual(first);
      }
    });
  });
}

for (const { path, section, filters, show } of WALKED) {
  test.describe(path, () => {
    test('is filtered in a modal by keyboard, is accessible in each state, and Back undoes it', async ({
      page,
    }) => {
      await page.goto(path);
      await expectAccessible(page);
      await page.locator(section).getByRole('button', { name: filters, exact: true }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await expectToFitEveryWidth(page);
      await dialog.locator('input[type="checkbox"]:enabled:not(:checked)').first().press('Space');
      await dialog.getByRole('button', { name: show }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect.poll(() => search(page)).not.toBe('');
      const shared = page.url();
      const narrowed = await names(page, section);
      await expectAccessible(page);
      await page.goBack();
      await expect.poll(() => search(page)).toBe('');
      await page.goto(shared);
      await expect.poll(() => names(page, section)).toEqual(narrowed);
    });

    test('is searched by keyboard on a phone; a reload and a shared address give the same results, Back undoes it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const first = await names(page, section);
      const box = page.locator(section).getByRole('searchbox');
      const sought = (first[4] ?? '').split(',')[0]?.trim() ?? '';
      await box.focus();
      await page.keyboard.type(sought);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(sought);
      let found: string[] = [];
      // Repeat, because the results follow the typed text with a delay.
      await expect(async () => {
        const before = found;
        found = await names(page, section);
        expect(found).toContain(first[4]);
        expect(found).not.toEqual(first);
        expect(found).toEqual(before);
      }).toPass();
      const shared = page.url();
      await page.keyboard.type('qqqq');
      await expect(page.locator(`${section} h3`)).toHaveCount(0);
      await expectAccessible(page);
      await page.goBack();
      await expect.poll(() => names(page, section)).toEqual(first);
      await expect(box).toHaveValue('');
      await page.goto(shared);
      await expect.poll(() => names(page, section)).toEqual(found);
      await page.reload();
      await expect.poll(() => names(page, section)).toEqual(found);
    });
  });
}

test('an opened apartment is open again after a reload', async ({ page }) => {
  await page.goto('/en/rental-apartments/');
  await page.locator('#apartments button[aria-expanded="false"]').first().press('Enter');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect.poll(() => search(page)).toContain('open=');
  await page.reload();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expectAccessible(page);
  await expectToFitEveryWidth(page);
});

test.describe('the language switch', () => {
  for (const { from, switched, to } of [
    {
      from: '/projects/?designations=מגורים&cities=חיפה',
      switched: 'English',
      to: { designations: 'Residential', cities: 'Haifa' },
    },
    {
      from: '/en/rental-apartments/?cities=Haifa&page=2',
      switched: 'עברית',
      to: { cities: 'חיפה', page: '2' },
    },
    { from: '/products/?categories=טיח&page=1', switched: 'English', to: { categories: 'Plasters' } },
  ])
    test(`keeps the choices of ${from}`, async ({ page }) => {
      await page.goto(from);
      const count = page.getByRole('status').filter({ hasText: /\d/ }).first();
      await expect.poll(() => page.locator('[aria-pressed="true"]').count()).toBeGreaterThan(0);
      const number = /\d+/.exec((await count.textContent()) ?? '')?.[0];
      await page.getByRole('link', { name: switched }).first().click();
      await page.waitForURL((url) => url.pathname !== new URL(from, 'http://a').pathname);
      await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams.entries())).toEqual(to);
      await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toContainText(String(number));
    });
});

for (const { path, panel, own } of [
  { path: '/products/plaster-soft/', panel: 'מסמכים טכניים', own: 'דף נתונים: רך 10, טיח פנים' },
  {
    path: '/en/products/plaster-soft/',
    panel: 'Technical documents',
    own: 'Data sheet: Soft 10 Inside Plaster',
  },
])
  test(`a product has a separate data sheet with the stated size: ${path}`, async ({ page, request }) => {
    await page.goto(path);
    await page.getByRole('button', { name: panel }).press('Enter');
    const link = page.getByRole('link', { name: own });
    await expect(link).toBeVisible();
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    const kilobytes = Math.round((await file.body()).length / 1024);
    await expect(link).toContainText(new RegExp(`PDF · \\u2066?${kilobytes}\\s`));
    await expectAccessible(page);
    await expectToFitEveryWidth(page);
  });

test('an address with missing entries is corrected, with a message', async ({ page }) => {
  await page.goto('/en/projects/?designations=Residential&cities=Atlantis&page=77');
  await expect(
    page.getByText(/The link you followed contains filters that do not exist here, so they were ignored: /),
  ).toBeVisible();
  await expect.poll(() => search(page)).toBe('?designations=Residential');
  await expectAccessible(page);
});

test('a link to the same list applies its choices, and Back and Forward follow', async ({ page }) => {
  await page.goto('/en/projects/');
  await page.waitForFunction(isHydrated);
  const found = page.locator('#projects').getByRole('status').first();
  const all = await found.innerText();
  await page.evaluate(() =>
    (window as Window & { ___navigate?: (to: string) => void }).___navigate?.(
      '/en/projects/?countries=Poland',
    ),
  );
  await expect(found).toHaveText('Projects: 2');
  await page.goBack();
  await expect(found).toHaveText(all);
  await page.goForward();
  await expect(found).toHaveText('Projects: 2');
});

test('skeletons cover the built list until the choice of an address is applied', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opened = page.goto('/en/projects/?cities=Haifa');
  const cards = page.locator('#projects [data-awaits="items"] > li');
  await expect(cards).toHaveCount(9);
  await expect(cards.first()).toBeHidden();
  const skeleton = await cards.first().evaluate((card) => getComputedStyle(card, '::before').visibility);
  expect(skeleton).toBe('visible');
  await expect(page.getByText(/^Projects: /)).toBeHidden();
  release();
  await opened;
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText('Haifa');
});

test('a city is found whatever its hyphen, and a contradicting one is named', async ({ page }) => {
  await page.goto(`/projects/?cities=${encodeURIComponent('תל אביב-יפו ')}`);
  await expect.poll(() => new URL(page.url()).searchParams.get('cities')).toMatch(/^תל אביב.יפו$/);
  await expect(page.getByText(/ולכן התעלמנו מהם/)).toHaveCount(0);
  await page.goto('/en/projects/?countries=Israel&cities=Warsaw');
  await expect(page.getByText(/contradict the others/)).toContainText('Warsaw');
  await expect.poll(() => search(page)).toBe('?countries=Israel');
});

test('a much too long address opens its page', async ({ page }) => {
  await page.goto(`/en/products/?q=${'x'.repeat(40_000)}`);
  await expect(page.locator('#products h3')).toHaveCount(9);
  expect(search(page)).toBe('');
});

test('a shared address with an open apartment of another page shows it', async ({ page }) => {
  await page.goto('/en/rental-apartments/?page=3');
  const row = page.locator('#apartments button[aria-expanded="false"]').nth(4);
  await row.click();
  await expect.poll(() => search(page)).toContain('open=');
  const open = new URL(page.url()).searchParams.get('open') ?? '';
  await page.goto('/en/');
  await page.goto(`/en/rental-apartments/?open=${open}`);
  await expect.poll(() => search(page)).toBe(`?open=${open}&page=3`);
  await expect(page.locator('#apartments button[aria-expanded="true"]')).toBeInViewport();
});

test('a chip pressed before hydration takes effect', async ({ page }) => {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route('**/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opened = page.goto('/en/projects/');
  const chip = page.locator('#projects [role="group"] button').nth(2);
  await chip.click();
  await expect(chip).toHaveAttribute('data-waits', '');
  release();
  await opened;
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => search(page)).toContain('designations=');
});

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, section } of LISTS) {
    test(`reads the first page of ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(`${section} h3`)).toHaveCount(9);
      await expect(page.locator(`${section} h3`).first()).toBeVisible();
      // Without scripts, entries of other pages are listed by name, and buttons that would do nothing are hidden.
      expect(await page.locator(`${section} li a:visible`).count()).toBeGreaterThan(30);
      await expect(page.locator(`${section} button:visible`)).toHaveCount(0);
    });
  }

  test('reads every open position of the build on the careers page', async ({ page }) => {
    await page.goto('/career/');
    const cards = page.locator('#jobs').getByRole('article');
    const said = /\d+/.exec((await count(page, '#jobs')) ?? '')?.[0];
    expect(Number(said)).toBeGreaterThan(12);
    await expect(cards).toHaveCount(Number(said));
    await expect(cards.last()).toBeVisible();
    await expect(page.locator('#jobs button:visible')).toHaveCount(0);
  });
});

test('a list reloaded in its built state does not jump on the next choice', async ({ page }) => {
  await page.goto('/en/magazine/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  await page.evaluate(() => window.scrollTo(0, 0));
  const category = page.getByRole('group', { name: 'Categories' }).getByRole('button').nth(1);
  await category.click();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => search(page)).toContain('?category=');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrollY(page)).toBeLessThan(300);
});
