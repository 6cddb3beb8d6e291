import { expect, test } from './test';

const SEARCHES = [
  { path: '/about/', search: 'חיפוש', words: 'לבטון', kind: /^כתבות/ },
  { path: '/en/about/', search: 'Search', words: 'concrete', kind: /^Articles/ },
] as const;

for (const { path, search, words, kind } of SEARCHES)
  test(`a visitor of ${path} finds an article by a word`, { tag: '@search' }, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.role('banner').role('button', search).click();
    const dialog = visitor.role('dialog', search);
    const { box } = await dialog.appears();
    expect(box.width).toBeGreaterThanOrEqual(300);
    expect(box.height).toBeGreaterThanOrEqual(200);
    const field = dialog.role('searchbox');
    await expect.poll(async () => (await field.all())[0]?.focused).toBe(true);

    await field.fill(words);
    await visitor.press('Escape');
    await dialog.disappears();
    await visitor.role('banner').role('button', search).click();
    await field.fill(words);
    await dialog.role('region', kind).role('link').first().click();
    await expect.poll(async () => (await visitor.url()).pathname).toContain('/magazine/');
    await dialog.disappears();
    await visitor.css('h1').appears();
    await visitor.back();
    await expect.poll(async () => (await visitor.url()).pathname).toBe(path);
  });
