import { screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { renderWithProviders } from '../../testing/renderWithProviders';
import BreadcrumbOnlyPage from './BreadcrumbOnlyPage';

describe('BreadcrumbOnlyPage', () => {
  it.each([
    ['he', '/terms/', 'פירורי לחם'],
    ['en', '/en/terms/', 'Breadcrumbs'],
  ] as const)('shows in %s only its breadcrumbs and a visually hidden heading', (language, path, name) => {
    const page = {
      path,
      title: 'Terms',
      locale: language,
      alternates: [],
      seo: null,
      breadcrumbs: [{ title: 'Terms', titleBreadcrumbs: null, path }],
    };
    renderWithProviders(
      <BreadcrumbOnlyPage
        {...({ data: { page } } as unknown as PageProps<Queries.BreadcrumbOnlyPageQuery>)}
      />,
      { language },
    );
    const main = screen.getByRole('main');
    expect(main).toContainElement(screen.getByRole('navigation', { name }));
    expect(main).toContainElement(screen.getByRole('heading', { level: 1, name: 'Terms' }));
    expect(main.children).toHaveLength(2);
  });
});
