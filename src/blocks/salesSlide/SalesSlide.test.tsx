import { screen } from '@testing-library/react';
import { picture, urlLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SalesSlide } from './SalesSlide';

const complete: Queries.SalesSlideFragment = {
  id: 'slide',
  title: 'A home by the park',
  introduction: 'Last apartments',
  link: urlLink('Book a visit', 'https://even-derech.example/visit', { target: 'blank' }),
  picture: { desktop: picture('Wide view'), mobile: picture('Tall view') },
};

describe('SalesSlide', () => {
  it.each(['he', 'en'] as const)('shows title, text, link and picture: %s', (language) => {
    renderWithProviders(<SalesSlide {...complete} first={false} />, { language });
    expect(screen.getByRole('region', { name: 'A home by the park' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'A home by the park' })).toBeVisible();
    expect(screen.getByText('Last apartments')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('target', '_blank');
    expect(screen.getByAltText('Wide view')).toBeInTheDocument();
  });

  it('needs only a title', () => {
    renderWithProviders(
      <SalesSlide id="slide" title="A home" introduction={null} link={null} picture={null} first />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'A home' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
