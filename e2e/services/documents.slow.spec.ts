import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const VISITS = [
  {
    path: '/homes-by-even-derech/documents/',
    viewport: { width: 1366, height: 768 },
    building: /מגדל המפרש/,
    home: /הדירה/,
    plans: /תוכניות/,
    locked: /בית השקד/,
    code: 'הקוד של בית השקד',
    open: 'פתיחת המסמכים',
    wrong: 'הקוד אינו מתאים לבניין הזה.',
    go: 'המשך',
    back: 'חזרה',
    all: 'בחירת הכול',
    share: 'שיתוף',
    zip: 'הורדה כקובץ ZIP',
    done: 'ההורדה הסתיימה',
    missing: '*יש לבחור בניין כדי להמשיך',
    titles: ['בחירת בניין', 'במה עוסקים המסמכים?', 'אילו מסמכים?', 'המסמכים'],
    names: ['תוכנית הדירה.pdf', 'תוכנית חשמל.pdf', 'תוכנית מים וביוב.pdf'],
  },
  {
    path: '/en/homes-by-even-derech/documents/',
    viewport: { width: 390, height: 844 },
    building: /The Sail Tower/,
    home: /The apartment/,
    plans: /Plans/,
    locked: /The Almond House/,
    code: 'Code of The Almond House',
    open: 'Open the documents',
    wrong: 'This code does not match the building.',
    go: 'Continue',
    back: 'Back',
    all: 'Select all',
    share: 'Share',
    zip: 'Download as ZIP',
    done: 'Download finished',
    missing: '*Choose a building to continue',
    titles: ['Choose a building', 'What are the documents about?', 'Which documents?', 'Your documents'],
    names: ['Electrical plan.pdf', 'Apartment plan.pdf', 'Water and drainage plan.pdf'],
  },
] as const;
/** Access code from the demo content (`cms/seed/content/deliveries`). */
const CODE = 'shaked 1948';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

for (const visit of VISITS) {
  const { viewport } = visit;
  test.describe(`${visit.path} at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('leads from building to documents by keyboard, and offers them as an archive', async ({ page }) => {
      const [building, destination, category, files] = visit.titles;
      await page.goto(visit.path);
      await expect(title(page, building)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await press(page, visit.go);
      await expect(page.getByText(visit.missing)).toBeVisible();
      await page.getByRole('radio', { name: visit.building }).press('Space');
      await press(page, visit.go);
      await expect(title(page, destination)).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('radio', { name: visit.home }).press('Space');
      await press(page, visit.go);
      await expect(title(page, category)).toBeFocused();
      await press(page, visit.back);
      await expect(title(page, destination)).toBeFocused();
      await press(page, visit.go);
      await page.getByRole('checkbox', { name: visit.plans }).press('Space');
      await expectAccessible(page);
      await press(page, visit.go);
      await expect(title(page, files)).toBeFocused();
      expect(new URL(page.url()).search).toContain('step=4');
      await press(page, visit.all);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, visit.zip)]);
      expect(download.suggestedFilename()).toMatch(/^documents_\d{4}-\d{2}-\d{2}\.zip$/);
      await expect(page.getByRole('dialog', { name: visit.done })).toBeVisible();
      await expectAccessible(page);
      const zip = await JSZip.loadAsync(await readFile(await download.path()));
      expect(Object.keys(zip.files).sort()).toEqual([...visit.names].sort());
      for (const entry of Object.values(zip.files))
        expect((await entry.async('string')).slice(0, 5)).toBe('%PDF-');
    });
  });

  test(`${visit.path}: the link to a building can be shared, and opens at its destinations`, async ({
    page,
    context,
  }) => {
    const [, destination] = visit.titles;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(visit.path);
    await page.getByRole('radio', { name: visit.building }).check();
    await press(page, visit.share);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('step')).toBe('2');
    await page.goto(link);
    await expect(title(page, destination)).toBeVisible();
  });

  test.describe(`${visit.path}, a building for residents`, () => {
    test.use({ allowedErrors: ['403'] });

    test('opens only with its code, and lists nothing before', async ({ page }) => {
      const [, destination] = visit.titles;
      await page.goto(visit.path);
      expect(await page.content()).not.toContain('almond-home-plan');
      await page.getByRole('radio', { name: visit.locked }).check();
      await page.getByLabel(visit.code).fill('wrong code');
      await press(page, visit.open);
      await expect(page.getByText(visit.wrong)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(visit.code).fill(CODE);
      await press(page, visit.open);
      await expect(title(page, destination)).toBeVisible();
      // Anyone who opens a shared link must enter the code.
      await page.reload();
      await expect(page.getByLabel(visit.code)).toBeVisible();
    });
  });
}
