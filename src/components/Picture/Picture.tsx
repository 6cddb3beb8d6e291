import { GatsbyImage, getImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import { eagerPicture } from './eagerPicture';

/** A picture of any of the picture fragments. */
export type PictureMedia = Queries.PictureFactsFragment & {
  readonly gatsbyImage?: IGatsbyImageData | null | undefined;
};

interface PictureProps {
  media: PictureMedia | null | undefined;
  /** Text alternative; the editor's own unless the place says otherwise. Empty text for decoration. */
  alt?: string | undefined;
  /** The first picture of a page: fetched at once with high priority. The others wait until they come near. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A responsive picture of the CMS with its placeholder; drawings (SVG) as they are. Nothing when there is none. */
export function Picture({ media, alt, eager = false, fit = 'cover', className }: PictureProps) {
  if (!media) return null;
  const text = alt ?? media.alt ?? '';
  const loading = eager ? 'eager' : 'lazy';
  const focus = `${media.focalX ?? 50}% ${media.focalY ?? 50}%`;
  const image = media.gatsbyImage ? getImage(media.gatsbyImage) : undefined;
  if (image) {
    return (
      <GatsbyImage
        image={image}
        alt={text}
        loading={loading}
        objectFit={fit}
        objectPosition={focus}
        {...(eager && eagerPicture)}
        {...(className && { className })}
      />
    );
  }
  if (!media.url) return null;
  return (
    <img
      src={media.url}
      alt={text}
      loading={loading}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      className={className}
      style={{ objectFit: fit }}
    />
  );
}
