import { screen } from '@testing-library/react';
import { pageLink, picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ImageTextBlock2 } from './ImageTextBlock2';

const complete: Queries.ImageTextBlock2Fragment = {
  id: 'block',
  eyebrow: 'Water',
  title: 'Rain is not waste',
  text: { html: '<p>It stays</p>' },
  link: pageLink('Where we build', '/en/activities/'),
  wideImage: picture('A river'),
  pictureSide: 'end',
};

describe('ImageTextBlock2', () => {
  it.each(['start', 'end'] as const)('shows picture, texts and link: picture at the %s', (pictureSide) => {
    renderWithProviders(<ImageTextBlock2 {...complete} pictureSide={pictureSide} first={false} />, {
      language: 'en',
    });
    expect(screen.getByRole('region', { name: 'Rain is not waste' })).toHaveTextContent('Water');
    expect(screen.getByText('It stays')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A river' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('link', { name: 'Where we build' })).toHaveAttribute('href', '/en/activities/');
  });

  it('needs only a title', () => {
    const minimal = {
      ...complete,
      eyebrow: null,
      text: null,
      link: null,
      wideImage: null,
      pictureSide: null,
    };
    renderWithProviders(<ImageTextBlock2 {...minimal} title={'א'.repeat(200)} first />, { language: 'he' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
