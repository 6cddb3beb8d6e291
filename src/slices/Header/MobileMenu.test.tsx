import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { HeaderBar } from './HeaderBar';

const menu: Queries.HeaderMenuFragment = {
  items: [
    { id: 'projects', link: pageLink('Projects', '/en/projects/'), picture: null, children: [] },
    { id: 'contact', link: pageLink('Contact', '/en/contact/'), picture: null, children: [] },
  ],
  cta: null,
};

/** Mocks a window that is narrow at first and can become wide. */
function mockWidth() {
  let isDesktop = false;
  const listeners = new Set<() => void>();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return isDesktop && query.includes('min-width');
        },
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return (desktop: boolean) =>
    act(() => {
      isDesktop = desktop;
      listeners.forEach((listener) => listener());
    });
}

const show = (header: Queries.HeaderMenuFragment | null) =>
  renderWithProviders(
    <HeaderBar
      header={header}
      site={{ siteName: 'Even Derech Group', phone: null, logo: null }}
      currentPath="/en/"
      alternates={[]}
    />,
    { language: 'en' },
  );
const drawer = () => screen.queryByRole('dialog', { hidden: true });
const openDrawer = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));

afterEach(() => jest.restoreAllMocks());

describe('the menu drawer when the window becomes as wide as a desktop', () => {
  it('closes and moves the focus to the desktop menu', async () => {
    const widen = mockWidth();
    show(menu);
    await openDrawer();
    expect(drawer()).toBeVisible();
    widen(true);
    await waitFor(() => expect(drawer()).not.toBeInTheDocument());
    // Queried by selector, because jsdom ignores media queries and treats the desktop menu as hidden.
    expect(document.querySelector('header nav a')).toHaveTextContent('Projects');
    expect(document.querySelector('header nav a')).toHaveFocus();
  });

  it('focuses the home link without a menu', async () => {
    const widen = mockWidth();
    show(null);
    await openDrawer();
    widen(true);
    await waitFor(() => expect(drawer()).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /Even Derech Group/ })).toHaveFocus();
  });

  it('does not move the focus when it was already closed', async () => {
    const widen = mockWidth();
    show(menu);
    widen(true);
    expect(document.body).toHaveFocus();
    widen(false);
    await openDrawer();
    expect(drawer()).toBeVisible();
  });
});
