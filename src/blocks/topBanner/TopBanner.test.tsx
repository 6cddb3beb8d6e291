import { screen } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { pageLink, picture } from '../../testing/fixtures';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { TopBanner } from './TopBanner';

const complete: Queries.TopBannerFragment = {
  id: 'banner',
  title: 'We build homes',
  subTitle: 'Since 1974',
  introduction: 'All over the country',
  link: pageLink('Meet the group', '/en/about/'),
  bannerHeight: 'tall',
  desktopImage: picture('Towers by the sea'),
  mobileImage: picture('A tower'),
  videoOptional: { url: 'https://cms.even-derech.example/api/media/file/wide.mp4' },
  videoMobile: { url: 'https://cms.even-derech.example/api/media/file/tall.mp4' },
};
const minimal: Queries.TopBannerFragment = {
  id: 'banner',
  title: 'בונים בתים',
  subTitle: null,
  introduction: null,
  link: null,
  bannerHeight: null,
  desktopImage: null,
  mobileImage: null,
  videoOptional: null,
  videoMobile: null,
};

afterEach(() => jest.restoreAllMocks());

describe('TopBanner', () => {
  it('as the first block has the h1, texts, link and picture', () => {
    renderWithProviders(<TopBanner {...complete} first />, { language: 'en' });
    expect(screen.getByRole('region', { name: 'We build homes' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'We build homes' })).toBeVisible();
    expect(screen.getByText('Since 1974')).toBeVisible();
    expect(screen.getByText('All over the country')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meet the group' })).toHaveAttribute('href', '/en/about/');
    expect(screen.getByRole('img', { name: 'Towers by the sea' })).toHaveAttribute('loading', 'eager');
  });

  it('further down has an h2 and loads its picture lazily', () => {
    renderWithProviders(<TopBanner {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 2, name: 'We build homes' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Towers by the sea' })).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    ['he', 'השהיה: We build homes'],
    ['en', 'Pause: We build homes'],
  ] satisfies [Language, string][])('lets the visitor stop its film: %s', (language, name) => {
    renderWithProviders(<TopBanner {...complete} first />, { language });
    expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('does not move under reduced motion', () => {
    mockMedia('prefers-reduced-motion');
    renderWithProviders(<TopBanner {...complete} first />, { language: 'en' });
    expect(screen.getByRole('button', { name: 'Play: We build homes' })).toBeEnabled();
  });

  it('needs only a title', () => {
    renderWithProviders(<TopBanner {...minimal} first />, { language: 'he' });
    expect(screen.getByRole('heading', { level: 1, name: 'בונים בתים' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
