import { screen } from '@testing-library/react';
import { CorporateVariant } from '../../features/investors/CorporateVariant';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ShareBlock } from './ShareBlock';

const block: Queries.ShareBlockFragment = {
  id: 'share',
  siteContact: null,
  title: 'Stock and bonds',
  symbol: 'EVDR',
};

beforeEach(() => void mockApi({}));

describe('ShareBlock', () => {
  it('shows stock and bonds in two tabs on the corporate variant', () => {
    renderWithProviders(
      <CorporateVariant.Provider value>
        <ShareBlock {...block} first={false} />
      </CorporateVariant.Provider>,
      { language: 'en' },
    );
    expect(screen.getByRole('tablist', { name: 'Stock and bonds' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Stock', 'Bonds']);
  });

  it.each([
    ['on other pages', block, false],
    ['without a symbol', { ...block, symbol: null, title: null }, true],
  ])('shows only bonds %s', (_name, fields, corporate) => {
    renderWithProviders(
      <CorporateVariant.Provider value={corporate}>
        <ShareBlock {...fields} first={false} />
      </CorporateVariant.Provider>,
      { language: 'en' },
    );
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the bonds page' })).toBeVisible();
  });
});
