import { expect, test } from './test';

const LISTS = [
  { path: '/projects/', kind: /^מגורים/, kinds: 'ייעוד', chosen: 'מגורים' },
  { path: '/en/projects/', kind: /^Residential/, kinds: 'Designation', chosen: 'Residential' },
] as const;

for (const { path, kind, kinds, chosen } of LISTS)
  test(`a buyer filters the projects of ${path}, and goes back`, { tag: '@filter' }, async ({ visitor }) => {
    const list = visitor.css('#projects');
    const count = async () => Number(/\d+/.exec((await list.role('status').first().appears()).text)?.[0]);
    const chip = list.role('group', kinds).role('button', kind);
    const isPressed = async () => (await chip.all())[0]?.attributes['aria-pressed'];
    const choice = async () => (await visitor.url()).searchParams.get('designations');

    await visitor.open(path);
    const all = await count();
    await chip.click();
    await expect.poll(choice).toBe(chosen);
    await expect.poll(isPressed).toBe('true');
    await expect.poll(count).toBeLessThan(all);
    expect(await count()).toBeGreaterThan(0);

    await visitor.back();
    await expect.poll(choice).toBeNull();
    await expect.poll(isPressed).toBe('false');
    await expect.poll(count).toBe(all);
  });
