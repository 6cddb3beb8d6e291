import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { fits, fixedSize } from './Picture.styles';

/** A different picture for the screens that match a media query. */
interface OtherImage {
  media: string;
  image: IGatsbyImageData;
}

interface ProcessedPictureProps {
  image: IGatsbyImageData;
  other?: OtherImage;
  /** Original size of the picture. Its aspect ratio reserves the space. */
  size: { readonly width: number | null; readonly height: number | null };
  alt: string;
  eager: boolean;
  fit: 'cover' | 'contain';
  /** Value of the `sizes` attribute. The default comes from the fragment. */
  sizes?: string | undefined;
  /** CSS `object-position` of the focal point. */
  focus: string;
  /** Whether the picture has no transparency. If so, its dominant colour is shown as a placeholder. */
  opaque: boolean;
  className?: string | undefined;
}

/** Returns `sizes` only if it is valid: with width descriptors in the `srcset`, not with pixel densities (`2x`). */
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
 * A processed picture as plain HTML. Unlike the component of gatsby-plugin-image, it works without JavaScript
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
        // Lower case, because React 18 does not know `fetchPriority`.
        {...(eager && { fetchpriority: 'high' })}
        width={size.width ?? undefined}
        height={size.height ?? undefined}
        {...(focus !== '50% 50%' && { style: { objectPosition: focus } })}
      />
    </picture>
  );
}
