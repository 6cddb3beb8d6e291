import type { PageProps } from 'gatsby';
import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import SitemapPage from './SitemapPage';

const entry = (id: string, title: string, path: string, parent: string | null = null) => ({
  id,
  title,
  titleBreadcrumbs: null,
  path,
  order: Number(id),
  hideFromSitemap: false,
  parentPage: parent,
});

function show(language: 'he' | 'en', prefix: string, title: string) {
  const path = `${prefix}/sitemap/`;
  const data = {
    page: {
      path,
      title,
      locale: language,
      alternates: [],
      seo: null,
      breadcrumbs: [{ title, titleBreadcrumbs: null, path }],
    },
    pages: [entry('1', 'About', `${prefix}/about/`), entry('2', 'Team', `${prefix}/about/team/`, '1')],
  };
  renderWithProviders(<SitemapPage {...({ data } as unknown as PageProps<Queries.SitemapPageQuery>)} />, {
    language,
  });
}

describe('SitemapPage', () => {
  it.each([
    ['he', '', 'מפת האתר', 'פירורי לחם'],
    ['en', '/en', 'Sitemap', 'Breadcrumbs'],
  ] as const)('shows in %s breadcrumbs, title and the tree', (language, prefix, title, breadcrumbs) => {
    show(language, prefix, title);
    expect(screen.getByRole('navigation', { name: breadcrumbs })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const about = screen.getByRole('link', { name: 'About' });
    expect(about).toHaveAttribute('href', `${prefix}/about/`);
    const branch = about.closest('li');
    expect(branch && within(branch).getByRole('link', { name: 'Team' })).toHaveAttribute(
      'href',
      `${prefix}/about/team/`,
    );
  });
});
