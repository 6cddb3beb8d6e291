import { expect, test } from './test';

const SITES = [
  { home: '/', item: 'תחומי פעילות', first: 'כל תחומי הפעילות' },
  { home: '/en/', item: 'What we do', first: 'All activities' },
] as const;

/** Window sizes: a small laptop, the narrowest desktop layout, and a window with little height. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 1040, height: 650 },
  { width: 1366, height: 360 },
] as const;

/** Expression for the browser: the name of the focused link, and whether all of it is visible and can be clicked. */
const FOCUSED = `(() => {
  const link = document.activeElement;
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  const seen = [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint((left + right) / 2, y)));
  return { name: link.textContent, seen: inside && seen };
})()`;

for (const { home, item, first } of SITES)
  for (const size of WINDOWS)
    test(
      `the keyboard sees every link of the menu of ${home} at ${size.width} × ${size.height}`,
      { tag: '@menu' },
      async ({ visitor }) => {
        await visitor.resize(size);
        await visitor.open(home);
        const opener = visitor.role('banner').role('button', item);
        await opener.click();
        await expect.poll(async () => (await opener.all())[0]?.attributes['aria-expanded']).toBe('true');
        const menu = visitor.css('header [aria-expanded="true"] + div').role('link');
        await menu.first().appears();
        const names = await menu.texts();
        expect(names[0]).toBe(first);
        expect(names.length).toBeGreaterThan(10);
        for (const name of names) {
          await visitor.press('Tab');
          await expect.poll(() => visitor.evaluate(FOCUSED)).toEqual({ name, seen: true });
        }
        await visitor.press('Escape');
        await expect.poll(async () => (await opener.all())[0]?.attributes['aria-expanded']).toBe('false');
        expect((await opener.all())[0]?.focused).toBe(true);
      },
    );
