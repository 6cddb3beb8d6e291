import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };

const SITES = [
  {
    home: '/',
    open: 'פתיחת התפריט',
    menu: 'תפריט',
    leave: 'השארת פרטים',
    talk: 'דברו איתנו',
    project: '/projects/hamesila-quarter/',
  },
  {
    home: '/en/',
    open: 'Open menu',
    menu: 'Menu',
    leave: 'Leave details',
    talk: 'Talk to us',
    project: '/en/projects/hamesila-quarter/',
  },
] as const;

for (const { home, open, menu, talk, leave, project } of SITES) {
  test(
    `the phone menu of ${home} leads to a page, and Escape closes it`,
    { tag: '@phone' },
    async ({ visitor }) => {
      await visitor.resize(PHONE);
      await visitor.open(home);
      const drawer = visitor.role('dialog', menu);
      const opener = visitor.role('banner').role('button', open);
      await opener.click();
      const { box } = await drawer.appears();
      expect(box.width).toBeGreaterThanOrEqual(250);
      await visitor.press('Escape');
      await drawer.disappears();
      await expect.poll(async () => (await opener.all())[0]?.focused).toBe(true);

      await opener.click();
      await drawer.role('link', talk).click();
      await expect.poll(async () => (await visitor.url()).pathname).toBe(`${home}contact/`);
      await drawer.disappears();
      await visitor.css('h1').appears();
    },
  );

  test(
    `the sticky button of ${project} on a phone offers a form and a call`,
    { tag: '@phone' },
    async ({ visitor }) => {
      await visitor.resize(PHONE);
      await visitor.open(project);
      await visitor.css('[data-sticky-contact]').role('button', talk).click();
      const offer = visitor.css('dialog[open]');
      await expect
        .poll(async () => (await offer.css('a[href^="tel:"]').all())[0]?.attributes.href)
        .toBe('tel:035550162');
      await offer.role('button', leave).click();
      const form = visitor.role('dialog', leave);
      await form.css('input[name="fullName"]').appears();
      await visitor.press('Escape');
      await form.disappears();
    },
  );
}
