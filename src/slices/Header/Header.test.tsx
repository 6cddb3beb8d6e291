import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { pageLink, picture } from '../../testing/fixtures';
import { readLocales } from '../../testing/readLocales';
import Header from './Header';

const alternates = [
  { locale: 'he', path: '/about/' },
  { locale: 'en', path: '/en/about/' },
];

const menu: Queries.HeaderMenuFragment = {
  items: [
    {
      id: 'about',
      link: pageLink('About', '/en/about/'),
      picture: picture('The head office'),
      children: [
        { id: 'story', group: 'Get to know us', link: pageLink('Our story', '/en/about/story/') },
        { id: 'team', group: null, link: pageLink('Team', '/en/about/team/') },
      ],
    },
    {
      id: 'investors',
      link: pageLink('Investors', '', { page: null }),
      picture: null,
      children: [{ id: 'bonds', group: null, link: pageLink('Bonds', '/en/bonds/') }],
    },
    { id: 'projects', link: pageLink('Projects', '/en/projects/'), picture: null, children: [] },
  ],
  cta: pageLink('Contact us', '/en/contact/'),
};

const site: Queries.HeaderSiteFragment = { siteName: 'Even Derech Group', phone: '03-555-0148', logo: null };

function show(
  currentPath = '/en/about/story/',
  language: Language = 'en',
  header: Queries.HeaderMenuFragment | null = menu,
) {
  const locales = readLocales(language) as Queries.HeaderQuery['locales'];
  return render(
    <Header
      data={{ header, site: header && site, locales }}
      sliceContext={{ language }}
      currentPath={currentPath}
      alternates={alternates}
    />,
  );
}

/**
 * Queries the desktop menu. Links are found by their text instead of their role, because jsdom ignores media queries
 * and treats this menu as hidden.
 */
const desktop = () => within(document.querySelector('header nav') as HTMLElement);
const closest = (text: string, selector: string) =>
  desktop()
    .getAllByText(text)
    .map((element) => element.closest<HTMLElement>(selector))
    .find((element) => element !== null) as HTMLElement;
const button = (name: string) => closest(name, 'button');
const link = (name: string) => closest(name, 'a');
const openNames = () =>
  desktop()
    .getAllByRole('button', { hidden: true })
    .filter((element) => element.getAttribute('aria-expanded') === 'true')
    .map((element) => element.textContent);

describe('Header', () => {
  it.each([
    ['he', '/', 'English', '/en/about/'],
    ['en', '/en/', 'עברית', '/about/'],
  ] as const)('leads in %s home and to the twin', (language, home, other, twin) => {
    show('/about/', language);
    expect(screen.getByRole('link', { name: /Even Derech Group/ })).toHaveAttribute('href', home);
    expect(screen.getByRole('link', { name: other })).toHaveAttribute('href', twin);
  });

  it.each([
    ['he', '/', 'page'],
    ['he', '/about/', null],
    ['en', '/en/', 'page'],
    ['en', '/en/about/', null],
  ] as const)('marks the logo as current only on the home page: %s, %s', (language, path, current) => {
    show(path, language);
    const logo = screen.getByRole('link', { name: /Even Derech Group/ });
    expect(logo.getAttribute('aria-current')).toBe(current);
  });

  it('marks the current page and its item', () => {
    show();
    expect(link('Our story')).toHaveAttribute('aria-current', 'page');
    expect(link('Team')).not.toHaveAttribute('aria-current');
    expect(button('About')).toHaveAttribute('aria-current', 'true');
    expect(button('Investors')).not.toHaveAttribute('aria-current');
  });

  it('works without menu and settings', () => {
    show('/en/', 'en', null);
    expect(screen.getByRole('banner')).toBeVisible();
  });

  describe('on a desktop', () => {
    it('opens one second level at a time by click', async () => {
      show();
      await userEvent.click(button('About'));
      expect(openNames()).toEqual(['About']);
      expect(button('About')).toHaveAttribute('aria-controls', link('Team').closest('div[id]')?.id);
      await userEvent.click(button('Investors'));
      expect(openNames()).toEqual(['Investors']);
      await userEvent.click(button('Investors'));
      expect(openNames()).toEqual([]);
    });

    it('shows links below their heading, and loads the picture of an item once it opens', async () => {
      show();
      const pictures = () => desktop().queryAllByRole('presentation', { hidden: true });
      expect(pictures()).toEqual([]);
      await userEvent.click(button('About'));
      expect(
        within(link('Team').closest('ul') as HTMLElement).getAllByRole('link', { hidden: true }),
      ).toHaveLength(2);
      expect(link('Team').closest('ul')).toHaveAttribute(
        'aria-labelledby',
        desktop().getByText('Get to know us').id,
      );
      expect(pictures()).toHaveLength(1);
      await userEvent.click(button('About'));
      expect(pictures()).toHaveLength(1);
    });

    it('closes on Escape and returns the focus to the button', async () => {
      show();
      await userEvent.click(button('About'));
      act(() => link('Team').focus());
      await userEvent.keyboard('{Escape}');
      expect(openNames()).toEqual([]);
      expect(button('About')).toHaveFocus();
    });

    it.each([
      ['the focus goes elsewhere', () => act(() => screen.getByRole('link', { name: 'עברית' }).focus())],
      ['the visitor clicks elsewhere', () => fireEvent.pointerDown(document.body)],
      ['a link is followed', () => fireEvent.click(link('Team'))],
    ])('closes when %s', async (_name, leave) => {
      show();
      await userEvent.click(button('About'));
      leave();
      expect(openNames()).toEqual([]);
    });

    describe('with a mouse', () => {
      beforeEach(() => jest.useFakeTimers());
      afterEach(() => jest.useRealTimers());

      const item = (name: string) => button(name).closest('li') as HTMLElement;
      const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
      // React derives `pointerenter` from `pointerover`. jsdom has no `PointerEvent`, so the pointer type is set
      // manually.
      const move = (kind: 'pointerover' | 'pointerout', element: Element, pointerType = 'mouse') =>
        fireEvent(
          element,
          Object.assign(new MouseEvent(kind, { bubbles: true, relatedTarget: document.body }), {
            pointerType,
          }),
        );

      it('opens after a pause, not while the mouse passes', () => {
        show();
        move('pointerover', item('About'));
        pass(60);
        move('pointerout', item('About'));
        pass(1000);
        expect(openNames()).toEqual([]);
        move('pointerover', item('About'));
        pass(200);
        expect(openNames()).toEqual(['About']);
        move('pointerout', item('About'));
        pass(1000);
        expect(openNames()).toEqual([]);
      });

      it('keeps open what a click opened or confirmed', () => {
        show();
        move('pointerover', item('About'));
        pass(200);
        fireEvent.click(button('About'));
        expect(openNames()).toEqual(['About']);
        move('pointerout', item('About'));
        pass(1000);
        expect(openNames()).toEqual(['About']);
      });

      it('does not open on touch', () => {
        show();
        move('pointerover', item('About'), 'touch');
        pass(1000);
        expect(openNames()).toEqual([]);
      });
    });
  });

  describe('on a phone', () => {
    const openDrawer = async (path?: string) => {
      show(path);
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
      return within(screen.getByRole('dialog', { name: 'Menu' }));
    };

    it('opens a drawer with menu, call to action, phone and language', async () => {
      const drawer = await openDrawer('/en/projects/');
      expect(drawer.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
      expect(drawer.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact/');
      expect(drawer.getByRole('link', { name: '03-555-0148' })).toHaveAttribute('href', 'tel:035550148');
      expect(drawer.getByRole('link', { name: 'עברית' })).toBeVisible();
    });

    it('expands the second level per item, initially that of the current page', async () => {
      const drawer = await openDrawer();
      expect(drawer.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'true');
      expect(drawer.getByRole('link', { name: 'Our story' })).toHaveAttribute('aria-current', 'page');
      expect(drawer.queryByRole('link', { name: 'Bonds' })).not.toBeInTheDocument();
      await userEvent.click(drawer.getByRole('button', { name: 'Investors' }));
      expect(drawer.getByRole('link', { name: 'Bonds' })).toBeVisible();
    });

    it('closes when a link is followed, and returns the focus to its button', async () => {
      const drawer = await openDrawer();
      fireEvent.click(drawer.getByRole('link', { name: 'Projects' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    });
  });
});
