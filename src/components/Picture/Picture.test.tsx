import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { picture } from '../../testing/fixtures';
import { Picture } from './Picture';

const processed = (changes: Partial<IGatsbyImageData> = {}): IGatsbyImageData => ({
  layout: 'constrained',
  width: 640,
  height: 400,
  backgroundColor: 'rgb(40, 72, 88)',
  images: {
    fallback: { src: '/400.jpg', srcSet: '/400.jpg 400w,/640.jpg 640w', sizes: '90vw' },
    sources: [{ srcSet: '/400.webp 400w', type: 'image/webp', sizes: '90vw' }],
  },
  ...changes,
});
const photograph = picture('A tower', { mimeType: 'image/jpeg', gatsbyImage: processed() });

describe('Picture', () => {
  it('is plain HTML that works without scripts: address, widths, size and lazy loading', () => {
    render(<Picture media={photograph} />);
    const image = screen.getByRole('img', { name: 'A tower' });
    expect(image).toHaveAttribute('src', '/400.jpg');
    expect(image).toHaveAttribute('srcset', '/400.jpg 400w,/640.jpg 640w');
    expect(image).toHaveAttribute('sizes', '90vw');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).not.toHaveAttribute('fetchpriority');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '900');
    expect(image.previousElementSibling).toHaveAttribute('type', 'image/webp');
    expect(image.previousElementSibling).toHaveAttribute('srcset', '/400.webp 400w');
  });

  it('names the width of its place where that differs', () => {
    render(<Picture media={photograph} sizes="286px" />);
    const image = screen.getByRole('img', { name: 'A tower' });
    expect(image).toHaveAttribute('sizes', '286px');
    expect(image.previousElementSibling).toHaveAttribute('sizes', '286px');
  });

  it('loads eagerly as the first picture of a page', () => {
    render(<Picture media={photograph} eager />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([
    ['image/jpeg', 'rgb(40, 72, 88)'],
    ['image/png', ''],
  ])('with the type %s reserves its space with the colour "%s"', (mimeType, expected) => {
    render(<Picture media={{ ...photograph, mimeType }} />);
    expect(screen.getByRole('img').parentElement?.style.backgroundColor).toBe(expected);
  });

  it('is cropped around its focal point', () => {
    render(<Picture media={{ ...photograph, focalX: 20, focalY: 80 }} />);
    expect(screen.getByRole('img').style.objectPosition).toBe('20% 80%');
  });

  it('renders a logo in its original size unless styled otherwise', () => {
    render(
      <Picture
        media={{ ...photograph, gatsbyImage: processed({ layout: 'fixed', width: 160, height: 40 }) }}
      />,
    );
    expect(screen.getByRole('img').parentElement).toHaveStyle({
      'inline-size': '160px',
      'block-size': '40px',
    });
  });

  it('renders a drawing unprocessed, and nothing without one', () => {
    const { rerender, container } = render(<Picture media={picture('A sign')} alt="" />);
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      'https://cms.even-derech.example/api/media/file/picture.svg',
    );
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    rerender(<Picture media={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
