import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const PAGES = [
  {
    path: '/projects/boulevard-12/',
    viewport: { width: 390, height: 844 },
    title: /בית בעיר/,
    homes: 'לדירות הפנויות',
    life: 'איך גרים כאן',
    building: 'בניין ב׳',
    contact: 'לתיאום ביקור',
    leave: /פרטים/,
    leaveTitle: 'השארת פרטים',
    legal: ['מדיניות פרטיות', 'תנאי שימוש', 'הצהרת נגישות'],
    skip: 'דילוג לתוכן הראשי',
    down: 'חדר לשבת בו עם שכנים',
  },
  {
    path: '/en/projects/boulevard-12/',
    viewport: { width: 1366, height: 768 },
    title: /A home in the city/,
    homes: 'Available homes',
    life: 'Life here',
    building: 'Building B',
    contact: 'Arrange a visit',
    leave: /details/i,
    leaveTitle: 'Leave details',
    legal: ['Privacy policy', 'Terms of use', 'Accessibility statement'],
    skip: 'Skip to main content',
    down: 'A room to share with your neighbours',
  },
] as const;

/** Returns the distance between the top of an element and the top of the viewport. */
const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const visit of PAGES) {
  const { viewport } = visit;
  test.describe(`${visit.path} at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('shows its title and links in the first screen, without header and footer', async ({ page }) => {
      await page.goto(visit.path);
      await expect(page.getByRole('heading', { level: 1, name: visit.title })).toBeInViewport();
      await expect(page.getByRole('link', { name: visit.homes }).first()).toBeInViewport();
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
      const last = page.getByRole('contentinfo');
      for (const name of visit.legal) await expect(last.getByRole('link', { name })).toBeVisible();
      await expect(last.getByRole('heading')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test('works by keyboard: skip link, anchors, benefits', async ({ page }) => {
      await page.goto(visit.path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: visit.skip })).toBeFocused();
      await page.getByRole('link', { name: visit.life }).press('Enter');
      await expect(page.locator('#benefits')).toBeFocused();
      await expect.poll(() => top(page, '#benefits')).toBeLessThan(140);
      const benefits = page.locator('#benefits');
      await benefits.getByRole('tab', { selected: true }).press('ArrowDown');
      await expect(benefits.getByRole('tab', { selected: true })).toHaveText(visit.down);
      await expect(benefits.getByRole('tabpanel', { name: visit.down })).toBeVisible();
    });

    test('filters the homes by the building of a card', async ({ page }) => {
      await page.goto(visit.path);
      const card = page.locator('#houses article').filter({ hasText: visit.building });
      await card.getByRole('link').press('Enter');
      await expect(page.locator('#apartments')).toBeFocused();
      await expect.poll(() => new URL(page.url()).searchParams.size).toBeGreaterThan(0);
      expect(new URL(page.url()).searchParams.get('buildingNames')).toBe(visit.building);
    });

    test('opens its contact menu and the lead form, and closes them with Escape', async ({ page }) => {
      await page.goto(visit.path);
      await page.getByRole('button', { name: visit.contact }).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      await expectAccessible(page);
      await menu.getByRole('button', { name: visit.leave }).click();
      const drawer = page.getByRole('dialog', { name: visit.leaveTitle });
      await expect(drawer.getByRole('textbox').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    });
  });
}

test('a film is paused under reduced motion, and plays on request', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  await page.goto('/en/projects/wave-towers/');
  await expect(page.locator('main video')).toHaveCount(0);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect(page.locator('main video')).toHaveCount(1);
  await context.close();
});
