import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const VISITS = [
  {
    path: '/',
    title: 'עוגיות ומדידה',
    accept: 'אישור המדידה',
    refuse: 'הכרחיות בלבד',
    change: 'הגדרות עוגיות',
    privacy: 'מדיניות הפרטיות',
  },
  {
    path: '/en/',
    title: 'Cookies and analytics',
    accept: 'Allow analytics',
    refuse: 'Necessary only',
    change: 'Cookie settings',
    privacy: 'Privacy policy',
  },
] as const;

/** Screen sizes of early phones, small current phones, and a phone in landscape orientation. */
const SMALL_SCREENS = [
  [320, 480],
  [320, 568],
  [360, 640],
  [568, 320],
] as const;

test.describe('a visitor without an answer', () => {
  test.use({ answeredConsent: false });

  for (const [language, { title }] of [
    ['', VISITS[0]],
    ['/en', VISITS[1]],
  ] as const)
    test(`reads the question beside the form of a landing page, not over it (${language || '/'})`, async ({
      page,
    }) => {
      await page.goto(`${language}/homes-by-even-derech/by-the-sea/`);
      const banner = page.getByRole('region', { name: title });
      await expect(banner).toBeVisible();
      const [question, form] = [
        await banner.boundingBox(),
        await page.locator('[data-side-panel]').boundingBox(),
      ];
      if (!question || !form) throw new Error('The question or the form is not to be seen');
      const isBefore = question.x + question.width <= form.x;
      expect(isBefore || question.x >= form.x + form.width).toBe(true);
    });

  for (const { path, title, accept, refuse, change, privacy } of VISITS) {
    test(`is asked once on ${path}, and can change the answer`, async ({ page }) => {
      await page.goto(path);
      const banner = page.getByRole('region', { name: title });
      await expect(banner).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      // The banner must not cover the rest of the page, not even its end.
      const settings = page.getByRole('button', { name: change });
      await settings.focus();
      const [lower, upper] = [await settings.boundingBox(), await banner.boundingBox()];
      expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThanOrEqual(upper?.y ?? 0);

      await banner.getByRole('button', { name: accept }).click();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('granted@2026-11');
      await page.reload();
      await expect(settings).toBeAttached();
      await expect(banner).toBeHidden();

      await settings.press('Enter');
      await expect(banner).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('link', { name: privacy })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('button', { name: refuse })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(settings).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('denied@2026-11');
    });
  }
});

test.describe('on a phone', () => {
  test.use({ answeredConsent: false, viewport: { width: 390, height: 844 } });

  for (const { path, title } of VISITS) {
    test(`the question of ${path} is one row until it is opened`, async ({ page }) => {
      await page.goto(path);
      const banner = page.getByRole('region', { name: title });
      await expect(banner).toBeVisible();
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(72);
      const privacy = banner.getByRole('link');
      await expect(privacy).toBeHidden();
      await banner.getByRole('button', { name: title }).press('Enter');
      await expect(privacy).toBeVisible();
      await expectAccessible(page);
      await banner.getByRole('button', { name: title }).press('Enter');
      await expect(privacy).toBeHidden();
    });
  }

  test('the question covers neither the title nor the action of the first picture', async ({ page }) => {
    const covered = async (title: string) => {
      const question = await page.getByRole('region', { name: title }).elementHandle();
      return page.getByRole('heading', { level: 1 }).evaluate((node, banner) => {
        const over = banner?.getBoundingClientRect();
        const range = document.createRange();
        const actions = [...(node.parentElement?.querySelectorAll('a') ?? [])];
        const boxes = [node, ...actions].flatMap((part) => {
          range.selectNodeContents(part);
          return [...range.getClientRects()];
        });
        return (
          over &&
          boxes.some(
            ({ left, right, top, bottom }) =>
              left < over.right && right > over.left && top < over.bottom && bottom > over.top,
          )
        );
      }, question);
    };
    for (const { path, title } of VISITS)
      for (const address of [path, `${path}homes-by-even-derech/`]) {
        await page.goto(address);
        for (const [width, height] of [
          [390, 844],
          [390, 664],
          [768, 1024],
          [1366, 640],
          [1366, 768],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => covered(title), `${address} at ${width} by ${height}`).toBe(false);
        }
      }
  });

  test('the question does not cover the contact button of a project', async ({ page }) => {
    await page.goto('/en/projects/blade-house/');
    const banner = page.getByRole('region', { name: VISITS[1].title });
    await expect(banner).toBeVisible();
    for (const [width, height] of [...SMALL_SCREENS.slice(1, 3), [390, 844], [1366, 768]] as const) {
      await page.setViewportSize({ width, height });
      const button = page.getByRole('button', { name: 'Leave details' }).first();
      await button.scrollIntoViewIfNeeded();
      // Poll, because the banner publishes its new height only after the resize.
      await expect
        .poll(async () => {
          const [lower, upper] = [await banner.boundingBox(), await button.boundingBox()];
          return (upper?.y ?? 0) + (upper?.height ?? 0) <= (lower?.y ?? 0);
        })
        .toBe(true);
    }
  });
});

test.describe('on small and low screens', () => {
  test.use({ answeredConsent: false });

  for (const { path, accept, refuse } of VISITS) {
    test(`both answers of ${path} are in view`, async ({ page }) => {
      await page.goto(path);
      for (const [width, height] of SMALL_SCREENS) {
        await page.setViewportSize({ width, height });
        for (const name of [accept, refuse])
          await expect(page.getByRole('button', { name }), `${width} by ${height}`).toBeInViewport({
            ratio: 1,
          });
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
    });
  }
});

test('a visitor who has answered is not asked again', async ({ page }) => {
  await page.goto('/en/');
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Cookies and analytics' })).toBeHidden();
});
