import { screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import FactoryMapPage from './FactoryMapPage';

const page = (hideBreadcrumbs: boolean) => ({
  path: '/en/factories/',
  title: 'Our factories',
  locale: 'en',
  alternates: [],
  seo: null,
  breadcrumbs: [{ title: 'Our factories', titleBreadcrumbs: null, path: '/en/factories/' }],
  hideBreadcrumbs,
  blocks: [],
});

const show = (hideBreadcrumbs: boolean) => {
  // The other props are omitted, because the page uses only its data.
  const props = {
    data: { page: page(hideBreadcrumbs) },
  } as unknown as PageProps<Queries.FactoryMapPageQuery>;
  return renderWithProviders(<FactoryMapPage {...props} />, { language: 'en' });
};

describe('FactoryMapPage', () => {
  it('has breadcrumbs', async () => {
    const { container } = show(false);
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('has a spacer instead of hidden breadcrumbs (forms-investors-catalogue §2.1)', () => {
    show(true);
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument();
    const [spacer] = [...screen.getByRole('main').children].filter((child) => child.childElementCount === 0);
    expect(spacer && getComputedStyle(spacer).blockSize).toBe('3rem');
  });
});
