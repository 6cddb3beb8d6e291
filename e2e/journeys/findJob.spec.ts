import { expect, test } from './test';

const PROFESSION = 'הנדסה';

test(
  'a job seeker filters and searches the open positions, and opens one',
  { tag: '@jobs' },
  async ({ visitor }) => {
    await visitor.open('/career/');
    const board = visitor.role('region', 'המשרות הפתוחות');
    const count = async () => Number(/\d+/.exec((await board.role('status').first().appears()).text)?.[0]);
    const all = await count();
    const chip = board.role('group', 'מקצועות').role('button', new RegExp(`^${PROFESSION}`));
    await chip.click();
    await expect.poll(async () => (await visitor.url()).searchParams.get('professions')).toMatch(/^\d+$/);
    await expect.poll(count).toBeLessThan(all);
    for (const card of await board.role('article').texts()) expect(card).toContain(PROFESSION);

    await visitor.back();
    await expect.poll(count).toBe(all);
    await board.role('searchbox', 'חיפוש במשרות').fill(PROFESSION);
    await expect.poll(async () => (await visitor.url()).searchParams.get('q')).toBe(PROFESSION);
    await expect.poll(count).toBeLessThan(all);
    const job = board.role('article').first().role('link');
    const { text } = await job.appears();
    await job.click();
    await expect.poll(async () => (await visitor.url()).pathname).toMatch(/^\/career\/\d+\/$/);
    await visitor.css('h1').containing(text).appears();
  },
);
