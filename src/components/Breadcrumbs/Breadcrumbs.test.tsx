import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Breadcrumbs } from './Breadcrumbs';

const step = (title: string | null, path: string, titleBreadcrumbs: string | null = null) => ({
  title,
  titleBreadcrumbs,
  path,
});

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');

describe('Breadcrumbs', () => {
  it.each([
    ['he', 'פירורי לחם', 'דף הבית', '/', ''],
    ['en', 'Breadcrumbs', 'Home', '/en/', '/en'],
  ] as const)(
    'links in %s from the home page over the ancestors to the current page',
    (language, name, home, homePath, prefix) => {
      const breadcrumbs = [
        step('About', `${prefix}/about/`),
        step('Our leadership', `${prefix}/about/team/`, 'Team'),
      ];
      renderWithProviders(<Breadcrumbs page={{ breadcrumbs }} />, { language });
      expect(screen.getByRole('navigation', { name })).toBeVisible();
      expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [home, homePath],
        ['About', `${prefix}/about/`],
        ['Team', `${prefix}/about/team/`],
      ]);
    },
  );

  it('marks only the current page', () => {
    window.history.replaceState({}, '', '/about/team/');
    renderWithProviders(
      <Breadcrumbs page={{ breadcrumbs: [step('About', '/about/'), step('Team', '/about/team/')] }} />,
    );
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
    window.history.replaceState({}, '', '/');
  });

  it.each(['/', '/en/'])('renders nothing on the home page %s', (path) => {
    const { container } = renderWithProviders(<Breadcrumbs page={{ breadcrumbs: [step('Home', path)] }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('uses the path of a page without a name', () => {
    renderWithProviders(<Breadcrumbs page={{ breadcrumbs: [step(null, '/about/')] }} />);
    expect(screen.getByRole('link', { name: '/about/' })).toBeVisible();
  });
});
