import { render, screen } from '@testing-library/react';
import { mockIntersection } from '../../testing/mockIntersection';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProductBanner } from './ProductBanner';

const PICTURE = {
  gatsbyImage: null,
  alt: 'A wall that is being plastered',
  mimeType: 'image/svg+xml',
  url: '/wall.svg',
  width: 1600,
  height: 900,
  focalX: 50,
  focalY: 50,
};
const banner = (changes: object) => ({
  productName: 'Soft 10',
  mainBanner: { desktopImage: null, mobileImage: null, videoOptional: null, videoMobile: null, ...changes },
});

it.each(['desktopImage', 'mobileImage'])('shows its picture: %s', (name) => {
  render(<ProductBanner product={banner({ [name]: PICTURE })} />);
  expect(screen.getByRole('img', { name: 'A wall that is being plastered' })).toBeInTheDocument();
});

it('plays its film in view, with a stop button', () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  mockMedia('min-width: 48em');
  const move = mockIntersection();
  const product = banner({ desktopImage: PICTURE, videoOptional: { url: '/wall.mp4' } });
  const { container } = renderWithProviders(<ProductBanner product={product} />, { language: 'en' });
  move(true);
  expect(container.querySelector('video')).not.toBeNull();
  expect(screen.getByRole('button')).toBeInTheDocument();
});

it.each([
  ['no banner', { productName: 'Soft 10', mainBanner: null }],
  ['an empty one', banner({})],
])('renders nothing with %s', (_name, product) => {
  const { container } = render(<ProductBanner product={product} />);
  expect(container).toBeEmptyDOMElement();
});
