import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { focusOf } from './focusOf';
import { ProcessedPicture } from './ProcessedPicture';

/** A picture from any of the picture fragments. */
export type PictureMedia = Queries.PictureFactsFragment & {
  readonly gatsbyImage?: IGatsbyImageData | null | undefined;
};

interface PictureProps {
  media: PictureMedia | null | undefined;
  /** Text alternative; the editor's by default. Empty for decoration. */
  alt?: string | undefined;
  /** Whether to load at once with high priority, for the first picture of a page. Others load lazily. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  /** Width of its place, where it differs from that of the fragment. */
  sizes?: string | undefined;
  className?: string;
}

/**
 * A responsive picture of the CMS with a placeholder. Drawings (SVG) are unprocessed. Renders nothing without
 * a picture.
 */
export function Picture({ media, alt, eager = false, fit = 'cover', sizes, className }: PictureProps) {
  if (!media) return null;
  const text = alt ?? media.alt ?? '';
  if (media.gatsbyImage) {
    return (
      <ProcessedPicture
        image={media.gatsbyImage}
        size={media}
        alt={text}
        eager={eager}
        fit={fit}
        sizes={sizes}
        focus={focusOf(media)}
        opaque={media.mimeType === 'image/jpeg'}
        className={className}
      />
    );
  }
  if (!media.url) return null;
  return (
    <img
      src={media.url}
      alt={text}
      loading={eager ? 'eager' : 'lazy'}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      className={className}
      style={{ objectFit: fit }}
    />
  );
}
