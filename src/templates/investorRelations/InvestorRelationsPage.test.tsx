import { screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { banner, bonds, summary } from '../../features/investors/testing/marketFixture';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import InvestorRelationsPage from './InvestorRelationsPage';

interface Variant {
  corporateVariant: boolean;
  innerPage: boolean;
}

const pageOf = (variant: Variant) => ({
  path: '/en/investors-relations/',
  title: 'Investor relations',
  locale: 'en',
  alternates: [],
  seo: null,
  breadcrumbs: [{ title: 'Investor relations', titleBreadcrumbs: null, path: '/en/investors-relations/' }],
  hideBreadcrumbs: false,
  investorPage: { symbol: 'EVDR', ...variant },
  blocks: [
    { __typename: 'CmsTitleTextLinkBlock', id: 'intro', title: 'For investors', text: null, link: null },
    { __typename: 'CmsShareBlockBlock', id: 'share', title: 'Our securities', symbol: 'EVDR' },
  ],
});

function show(variant: Variant) {
  mockApi({
    '/web/stocks/banner': () => ({ body: banner() }),
    '/web/stocks/EVDR/summary': () => ({ body: summary() }),
    '/web/bonds': () => ({ body: bonds() }),
  });
  // The other props are omitted, because the page uses only its data.
  const props = {
    data: { page: pageOf(variant) },
  } as unknown as PageProps<Queries.InvestorRelationsPageQuery>;
  return renderWithProviders(<InvestorRelationsPage {...props} />, { language: 'en' });
}

const ticker = () => screen.queryByRole('region', { name: 'Stock ticker' });
const toStock = () => screen.queryAllByRole('link', { name: 'To the stock page' });

describe('InvestorRelationsPage (forms-investors-catalogue §2.6)', () => {
  it('has a ticker, and tabs with stock and bonds, on the corporate variant', async () => {
    const { container } = show({ corporateVariant: true, innerPage: true });
    expect(ticker()).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Stock', 'Bonds']);
    expect(await screen.findByText('4,512.00 ag.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('has only the bonds on other pages', async () => {
    const { container } = show({ corporateVariant: false, innerPage: true });
    expect(await screen.findByRole('table', { name: 'Bonds' })).toBeVisible();
    expect(ticker()).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(toStock()).toHaveLength(0);
    await expectNoAxeViolations(container);
  });

  it('shows the stock summary except on inner pages', async () => {
    show({ corporateVariant: false, innerPage: false });
    expect(await screen.findByText('4,512.00 ag.')).toBeVisible();
    expect(toStock()[0]).toHaveAttribute('href', '/en/investors-relations/stocks/');
  });
});
