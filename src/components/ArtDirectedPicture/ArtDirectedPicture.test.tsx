import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { picture } from '../../testing/fixtures';
import { ArtDirectedPicture } from './ArtDirectedPicture';

const processed = (name: string): IGatsbyImageData => ({
  layout: 'fullWidth',
  width: 1,
  height: 1,
  images: {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}.jpg 480w`, sizes: '100vw' },
    sources: [{ srcSet: `/${name}.webp 480w`, type: 'image/webp', sizes: '100vw' }],
  },
});
const wide = picture('Towers by the sea', { gatsbyImage: processed('wide') });
const tall = picture('A tower', { gatsbyImage: processed('tall') });

describe('ArtDirectedPicture', () => {
  it.each([
    ['tablet', '(max-width: 47.999em)'],
    ['desktop', '(max-width: 64.999em)'],
  ] as const)('renders one element with another picture below the %s breakpoint', (wideFrom, phones) => {
    render(<ArtDirectedPicture desktop={wide} mobile={tall} wideFrom={wideFrom} eager />);
    const image = screen.getByRole('img', { name: 'Towers by the sea' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ media, srcset }) => [media, srcset])).toEqual(
      expect.arrayContaining([
        [phones, '/tall.webp 480w'],
        ['', '/wide.webp 480w'],
      ]),
    );
  });

  it.each([
    ['without one for phones', wide, null, 'Towers by the sea'],
    ['without one for desktop', null, tall, 'A tower'],
    ['with drawings', picture('A drawing'), picture('Another drawing'), 'A drawing'],
  ])('shows one picture on all %s', (_name, desktop, mobile, expected) => {
    render(<ArtDirectedPicture desktop={desktop} mobile={mobile} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([expected]);
  });

  it('renders nothing without a picture', () => {
    const { container } = render(<ArtDirectedPicture desktop={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
