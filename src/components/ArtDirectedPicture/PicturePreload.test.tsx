import { render } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { picture } from '../../testing/fixtures';
import { PicturePreload } from './PicturePreload';

const processed = (name: string): IGatsbyImageData => ({
  layout: 'fullWidth',
  width: 1,
  height: 1,
  images: {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}.jpg 480w`, sizes: '100vw' },
    sources: [{ srcSet: `/${name}.webp 480w`, type: 'image/webp', sizes: '100vw' }],
  },
});
const wide = picture('Towers', { gatsbyImage: processed('wide') });
const tall = picture('A tower', { gatsbyImage: processed('tall') });

const asked = (container: HTMLElement) =>
  [...container.querySelectorAll('link[rel="preload"][as="image"][fetchpriority="high"]')].map((link) => [
    link.getAttribute('media'),
    link.getAttribute('imagesrcset'),
  ]);

it.each([
  [
    'a picture for each kind of screen',
    { desktop: wide, mobile: tall },
    [
      ['(min-width: 48em)', '/wide.webp 480w'],
      ['(max-width: 47.999em)', '/tall.webp 480w'],
    ],
  ],
  [
    'a picture for each layout',
    { desktop: wide, mobile: tall, wideFrom: 'desktop' as const },
    [
      ['(min-width: 65em)', '/wide.webp 480w'],
      ['(max-width: 64.999em)', '/tall.webp 480w'],
    ],
  ],
  ['one picture for all', { desktop: wide, mobile: null }, [[null, '/wide.webp 480w']]],
  ['the one there is', { desktop: null, mobile: tall }, [[null, '/tall.webp 480w']]],
  ['no drawing, which has no sizes', { desktop: picture('A drawing') }, []],
  ['nothing without a picture', { desktop: null }, []],
])('preloads %s', (_name, media, expected) => {
  const { container } = render(<PicturePreload {...media} />);
  expect(asked(container)).toEqual(expected);
});
