import { screen } from '@testing-library/react';
import { pageLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InvestmentBlock } from './InvestmentBlock';

const complete: Queries.InvestmentBlockFragment = {
  id: 'investment',
  blockTitle: '340 million by 2030',
  blockContent: { html: '<p>Three programmes</p>' },
  blockButton: pageLink('The strategy', '/en/esg/'),
};

describe('InvestmentBlock', () => {
  it('shows its text and a link', () => {
    renderWithProviders(<InvestmentBlock {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('region', { name: '340 million by 2030' })).toHaveTextContent('Three programmes');
    expect(screen.getByRole('link', { name: 'The strategy' })).toHaveAttribute('href', '/en/esg/');
  });

  it.each(['he', 'en'] as const)('needs only a title: %s', (language) => {
    renderWithProviders(<InvestmentBlock {...complete} blockContent={null} blockButton={null} first />, {
      language,
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
