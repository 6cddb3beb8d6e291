import { expect, test } from './test';

test(
  'a reader opens a page in Hebrew, and switches to its English counterpart',
  { tag: '@read' },
  async ({ visitor }) => {
    const html = async () => (await visitor.css('html').all())[0]?.attributes;
    await visitor.open('/about/');
    expect(await html()).toMatchObject({ lang: 'he', dir: 'rtl' });
    const hebrew = await visitor
      .css('h1')
      .containing(/\p{Script=Hebrew}/u)
      .appears();

    await visitor.role('banner').role('link', 'English').click();
    await expect.poll(async () => (await visitor.url()).pathname).toBe('/en/about/');
    await visitor
      .css('h1')
      .containing(/\p{Script=Latin}/u)
      .appears();
    expect(await html()).toMatchObject({ lang: 'en', dir: 'ltr' });

    await visitor.role('banner').role('link', 'עברית').click();
    await expect.poll(async () => (await visitor.url()).pathname).toBe('/about/');
    await visitor.css('h1').containing(hebrew.text).appears();
  },
);
