import { screen } from '@testing-library/react';
import { pageLink, picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ImageTextBlock } from './ImageTextBlock';

const complete: Queries.ImageTextBlockFragment = {
  id: 'block',
  eyebrow: 'Offices',
  title: 'Buildings that invite people in',
  text: { html: '<p>From the inside out</p>' },
  link: pageLink('Our properties', '/en/properties/'),
  image: picture('A courtyard'),
  bandSide: 'end',
};
const minimal: Queries.ImageTextBlockFragment = {
  id: 'block',
  eyebrow: null,
  title: 'בניינים',
  text: null,
  link: null,
  image: null,
  bandSide: null,
};

describe('ImageTextBlock', () => {
  it.each(['start', 'end'] as const)('shows picture, texts and link: picture at the %s', (side) => {
    renderWithProviders(<ImageTextBlock {...complete} bandSide={side} first={false} />, { language: 'en' });
    expect(screen.getByRole('region', { name: 'Buildings that invite people in' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Buildings that invite people in' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'A courtyard' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByText('Offices')).toBeVisible();
    expect(screen.getByText('From the inside out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Our properties' })).toHaveAttribute('href', '/en/properties/');
  });

  it('as the first block has the h1 and loads the picture eagerly', () => {
    renderWithProviders(<ImageTextBlock {...complete} first />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Buildings that invite people in');
    expect(screen.getByRole('img', { name: 'A courtyard' })).toHaveAttribute('loading', 'eager');
  });

  it('needs only a title', () => {
    renderWithProviders(<ImageTextBlock {...minimal} first={false} />, { language: 'he' });
    expect(screen.getByRole('heading', { level: 2, name: 'בניינים' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
