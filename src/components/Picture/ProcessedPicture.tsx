import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { fits, fixedSize } from './Picture.styles';

/** Another composition for the screens of a media query. */
interface OtherImage {
  media: string;
  image: IGatsbyImageData;
}

interface ProcessedPictureProps {
  image: IGatsbyImageData;
  other?: OtherImage;
  /** Original size, whose aspect ratio reserves the space. */
  size: { readonly width: number | null; readonly height: number | null };
  alt: string;
  eager: boolean;
  fit: 'cover' | 'contain';
  /** Width of its place; that of the fragment by default. */
  sizes?: string | undefined;
  /** CSS position of the focal point. */
  focus: string;
  /** Whether the picture has no transparency. Its main colour is then the placeholder. */
  opaque: boolean;
  className?: string | undefined;
}

/** `sizes` is only valid with width descriptors, not with densities (`2x`). */
const sizesFor = (srcSet: string | undefined, sizes: string | undefined): string | undefined =>
  srcSet && /\dx\s*(,|$)/.test(srcSet) ? undefined : sizes;

const sourcesOf = ({ images }: IGatsbyImageData, slot?: string, media?: string) => {
  const { sources = [], fallback } = images;
  const all = media && fallback ? [...sources, { ...fallback, type: undefined }] : sources;
  return all.map(({ srcSet, sizes, type }) => (
    <source
      key={`${media ?? ''}${type ?? ''}`}
      {...{ media, type, srcSet }}
      sizes={sizesFor(srcSet, slot ?? sizes)}
    />
  ));
};

/**
 * A processed picture in plain HTML that works without scripts, unlike gatsby-plugin-image's component
 * (docs/decisions/0008-gatsby-image.md).
 */
export function ProcessedPicture({
  image,
  other,
  size,
  alt,
  eager,
  fit,
  sizes: slot,
  focus,
  opaque,
  className,
}: ProcessedPictureProps) {
  const {
    images: { fallback },
    layout,
    backgroundColor,
  } = image;
  const { srcSet, src = srcSet?.split(' ')[0], sizes } = fallback ?? {};
  const ground: CSSProperties | undefined = opaque && backgroundColor ? { backgroundColor } : undefined;
  return (
    <picture
      css={layout === 'fixed' ? [fits[fit], fixedSize(image.width, image.height)] : fits[fit]}
      className={className}
      style={ground}
    >
      {other && sourcesOf(other.image, slot, other.media)}
      {sourcesOf(image, slot)}
      <img
        {...{ src, srcSet, alt }}
        sizes={sizesFor(srcSet, slot ?? sizes)}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        // React 18 knows only the lower-case attribute.
        {...(eager && { fetchpriority: 'high' })}
        width={size.width ?? undefined}
        height={size.height ?? undefined}
        {...(focus !== '50% 50%' && { style: { objectPosition: focus } })}
      />
    </picture>
  );
}
