import { screen } from '@testing-library/react';
import { picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { TopBanner2 } from './TopBanner2';

const complete: Queries.TopBanner2Fragment = {
  id: 'banner',
  title: 'The way of concrete',
  introduction: 'Ninety minutes',
  desktopImage: picture('Road works'),
  mobileImage: null,
};

describe('TopBanner2', () => {
  it('starts the page with its h1, text and picture', () => {
    renderWithProviders(<TopBanner2 {...complete} first />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'The way of concrete' })).toBeVisible();
    expect(screen.getByText('Ninety minutes')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Road works' })).toHaveAttribute('loading', 'eager');
  });

  it.each(['he', 'en'] as const)('needs only a title: %s', (language) => {
    renderWithProviders(<TopBanner2 {...complete} introduction={null} desktopImage={null} first={false} />, {
      language,
    });
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
