import { expect, test } from './test';

test(
  'a reader opens a page in Hebrew, and switches to its English counterpart',
  { tag: '@read' },
  async ({ visitor }) => {
    const html = async () => (await visitor.css('html').all())[0]?.attributes;
    await visitor.open('/about/');
    expect(await html()).toMatchObject({ lang: 'he', dir: 'rtl' });
    const hebrew = await visitor.css('h1').appears();
    expect(hebrew.text).toMatch(/\p{Script=Hebrew}/u);

    await visitor.role('banner').role('link', 'English').click();
    await expect.poll(async () => (await visitor.url()).pathname).toBe('/en/about/');
    const english = await visitor.css('h1').appears();
    expect(english.text).toMatch(/\p{Script=Latin}/u);
    expect(await html()).toMatchObject({ lang: 'en', dir: 'ltr' });

    await visitor.role('banner').role('link', 'עברית').click();
    await expect.poll(async () => (await visitor.url()).pathname).toBe('/about/');
    expect((await visitor.css('h1').appears()).text).toBe(hebrew.text);
  },
);
