import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** These tests check the rendered sizes that project-marketing §9 specifies. */

const RENTAL = '/projects/boulevard-12/';
const ENTITLED = '/projects/pomegranate-quarter/';
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 800, height: 1000 };
const DESKTOP = { width: 1366, height: 900 };
const SMALL = { width: 460, height: 900 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the number of visible slides, the gap between them, and the number of all slides. */
const slidesOf = (row: Locator) =>
  row.evaluate((element) => {
    const slides = [...element.querySelectorAll<HTMLElement>('.swiper-slide')];
    const [first] = slides;
    if (!first) throw new Error('A row without slides');
    const gap = parseFloat(getComputedStyle(element).getPropertyValue('--carousel-gap'));
    const unit = getComputedStyle(element).getPropertyValue('--carousel-gap').trim();
    const pixels = unit.endsWith('rem') ? gap * 16 : gap;
    const { width } = first.getBoundingClientRect();
    // Subtract the padding, which is only room for focus rings.
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const inner = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return {
      count: slides.length,
      gap: pixels,
      inView: Math.round(((inner + pixels) / (width + pixels)) * 10) / 10,
    };
  });

const ROWS = [
  { name: 'reviews', path: RENTAL, row: '#reviews .swiper', counts: [1.1, 2, 3, 4] },
  { name: 'visualization', path: RENTAL, row: '#houses .swiper', counts: [1.5, 1.5, 2.5, 4] },
  { name: 'related projects', path: ENTITLED, row: 'main .swiper >> nth=-1', counts: [1.1, 1.1, 2, 3] },
] as const;

for (const { name, path, row, counts } of ROWS) {
  test(`slides of the ${name}`, async ({ page }) => {
    for (const [index, viewport] of [PHONE, SMALL, TABLET, DESKTOP].entries()) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { count, gap, inView } = await slidesOf(page.locator(row));
      // If the row has fewer slides than fit, all of them must be visible.
      expect(inView, `${viewport.width} px`).toBe(Math.min(counts[index] ?? 0, count));
      if (name === 'reviews') expect(gap).toBe(24);
    }
  });
}

test('documents: 1.4 slides on a phone, three columns on a desktop', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ENTITLED);
  const row = page.locator('#documents .swiper');
  expect((await slidesOf(row)).inView).toBe(1.4);
  await page.setViewportSize(DESKTOP);
  await expect.poll(async () => (await slidesOf(row)).inView).toBe(3);
});

test('partners have four columns on a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/projects/hamesila-quarter/');
  const groups = ['מי בונה', 'היזמים', 'שותפים'].map((name) => page.getByRole('list', { name, exact: true }));
  const row = page
    .locator('main')
    .locator('div')
    .filter({ has: groups[0] })
    .filter({ has: groups[1] })
    .last();
  const columns = await row.evaluate((grid) =>
    getComputedStyle(grid)
      .gridTemplateColumns.split(' ')
      .map((size) => Math.round(parseFloat(size))),
  );
  expect(columns).toHaveLength(4);
  for (const group of groups) {
    const card = await group.getByRole('listitem').first().boundingBox();
    expect(Math.round(card?.width ?? 0)).toBe(columns[0]);
  }
});

const open = async (page: Page): Promise<Locator> => {
  await page.goto(`${RENTAL}?home=SHDERA-12-A12`);
  const drawer = page.getByRole('dialog').first();
  await expect(drawer).toBeVisible();
  return drawer;
};

test('a drawer is 658 px wide at the left on a desktop, and 90% high at the bottom on a phone', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const wide = await open(page);
  await expect.poll(() => wide.boundingBox()).toMatchObject({ x: 0, width: 658, height: DESKTOP.height });
  await page.setViewportSize(PHONE);
  const low = await open(page);
  const height = Math.round(PHONE.height * 0.9);
  await expect.poll(async () => Math.round((await low.boundingBox())?.height ?? 0)).toBe(height);
  await expect.poll(async () => Math.round((await low.boundingBox())?.y ?? 0)).toBe(PHONE.height - height);
});

test("the rental filters' dialog is 660 by 584 on a desktop", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(RENTAL);
  await page.locator('#apartments').scrollIntoViewIfNeeded();
  await page
    .locator('#apartments')
    .getByRole('button', { name: /^סינון|^מסננים/ })
    .click();
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject({ width: 660, height: 584 });
});

test('the hero is at least 815 px high on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto(RENTAL);
  expect((await page.locator('main > div').first().boundingBox())?.height).toBeGreaterThanOrEqual(815);
});

test('a closed question is 75 px high', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(RENTAL);
  const closed = page.locator('#questions').getByRole('button', { expanded: false }).first();
  // The whole question is 75 px high: this button and the line below it, which is 1 px.
  expect((await closed.boundingBox())?.height).toBe(74);
});

test('texts are clamped to 6 lines in the hero, 4 in reviews, 9 in benefits (8 on a desktop)', async ({
  page,
}) => {
  for (const [viewport, benefit] of [
    [PHONE, '9'],
    [DESKTOP, '8'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(RENTAL);
    const cut = page.locator('main div').filter({ has: page.locator('> div p') });
    const counts = await cut.evaluateAll((boxes) =>
      boxes
        .map((box) => ({
          lines: getComputedStyle(box).webkitLineClamp,
          section: box.closest('section')?.id ?? '',
        }))
        .filter(({ lines }) => lines !== 'none'),
    );
    expect(new Set(counts.filter(({ section }) => section === 'reviews').map(({ lines }) => lines))).toEqual(
      new Set(['4']),
    );
    expect(new Set(counts.map(({ lines }) => lines))).toEqual(new Set(['4', '6', benefit]));
  }
});

test.describe('animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [viewport, entry] of [
    [PHONE, '1.2s'],
    [DESKTOP, '2s'],
  ] as const)
    test(`the hero enters in ${entry} at ${viewport.width} px, and its first number pulses in 800 ms`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(RENTAL);
      const media = page.locator('main picture, main video').first();
      expect(await media.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(entry);
      const beats = await page
        .locator('main li > *')
        .evaluateAll((all) =>
          all.map((one) => getComputedStyle(one).animationDuration).filter((time) => time !== '0s'),
        );
      expect(beats).toEqual(['0.8s']);
    });
});
