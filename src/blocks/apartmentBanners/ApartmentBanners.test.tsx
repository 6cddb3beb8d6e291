import { screen, within } from '@testing-library/react';
import { pageLink, picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ApartmentBanners } from './ApartmentBanners';

const complete: Queries.ApartmentBannersFragment = {
  id: 'banners',
  title: 'Apartments',
  banners: [
    {
      id: 'a',
      image: { desktop: picture('The park'), mobile: null },
      label: 'Immediate entry',
      title: 'Alon Gardens',
      text: '4 rooms',
      link: pageLink('Details', '/apartments/'),
    },
  ],
};
const minimal: Queries.ApartmentBannersFragment = {
  id: 'banners',
  title: null,
  banners: [
    {
      id: 'a',
      image: { desktop: null, mobile: null },
      label: null,
      title: 'Alon Gardens',
      text: null,
      link: null,
    },
  ],
};

describe('ApartmentBanners', () => {
  it.each(['he', 'en'] as const)('shows every field of a banner: %s', (language) => {
    renderWithProviders(<ApartmentBanners {...complete} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2, name: 'Apartments' })).toBeVisible();
    const banner = screen.getByRole('article');
    expect(within(banner).getByRole('heading', { level: 3, name: 'Alon Gardens' })).toBeVisible();
    expect(within(banner).getByText('Immediate entry')).toBeVisible();
    expect(within(banner).getByText('4 rooms')).toBeVisible();
    expect(within(banner).getByRole('img', { name: 'The park' })).toBeInTheDocument();
    expect(within(banner).getByRole('link', { name: 'Details – Alon Gardens' })).toHaveAttribute(
      'href',
      '/apartments/',
    );
  });

  it('needs only a title', () => {
    renderWithProviders(<ApartmentBanners {...minimal} first={false} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Alon Gardens' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('renders nothing without banners', () => {
    const { container } = renderWithProviders(<ApartmentBanners {...complete} banners={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
