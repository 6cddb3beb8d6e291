import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { fits, fixedSize } from './Picture.styles';

/** Another composition for the screens that a media query names. */
interface OtherImage {
  media: string;
  image: IGatsbyImageData;
}

interface ProcessedPictureProps {
  image: IGatsbyImageData;
  other?: OtherImage;
  /** Size of the original, whose proportions keep the place. */
  size: { readonly width: number | null; readonly height: number | null };
  alt: string;
  eager: boolean;
  fit: 'cover' | 'contain';
  /** CSS position of the point of interest. */
  focus: string;
  /** True for pictures that nothing shines through: their main colour stands in their place until they are there. */
  opaque: boolean;
  className?: string | undefined;
}

/** Sizes belong to candidates by width: those by density (`2x`) have one size, and HTML takes no other with them. */
const sizesFor = (srcSet: string | undefined, sizes: string | undefined): string | undefined =>
  srcSet && /\d+x\s*(,|$)/.test(srcSet) ? undefined : sizes;

const sourcesOf = ({ images }: IGatsbyImageData, media?: string) => {
  const { sources = [], fallback } = images;
  const all = media && fallback ? [...sources, { ...fallback, type: undefined }] : sources;
  return all.map(({ srcSet, sizes, type }) => (
    <source
      key={`${media ?? ''}${type ?? ''}`}
      {...{ media, type, srcSet }}
      sizes={sizesFor(srcSet, sizes)}
    />
  ));
};

/**
 * A processed picture in plain HTML: seen without scripts, fetched by the browser's own rules. gatsby-plugin-image's component would write
 * no `src` before its script runs.
 */
export function ProcessedPicture({
  image,
  other,
  size,
  alt,
  eager,
  fit,
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
      {other && sourcesOf(other.image, other.media)}
      {sourcesOf(image)}
      <img
        {...{ src, srcSet, alt }}
        sizes={sizesFor(srcSet, sizes)}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        // In lower case: React 18 knows the attribute by no other name and would warn.
        {...(eager && { fetchpriority: 'high' })}
        width={size.width ?? undefined}
        height={size.height ?? undefined}
        {...(focus !== '50% 50%' && { style: { objectPosition: focus } })}
      />
    </picture>
  );
}
